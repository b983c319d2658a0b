/** One TypeScript program over texts in memory, with the installed packages around them. */

import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  skipLibCheck: true,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
};

/** Declarations of installed packages and of the language: read once, for every program that needs them. */
const installed = new Map<string, ts.SourceFile | undefined>();

/** `file:line message` for every error. File names are relative to the project. */
export function typeErrors(files: ReadonlyMap<string, string>): string[] {
  const folder = path.join(root, 'tests', '.virtual');
  const texts = new Map([...files].map(([name, text]) => [path.join(folder, name), text]));
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => texts.get(path.normalize(name)) ?? readFile(name);
  host.fileExists = (name) => texts.has(path.normalize(name)) || fileExists(name);
  host.getSourceFile = (name, version) => {
    const text = texts.get(path.normalize(name));
    if (text !== undefined) return ts.createSourceFile(name, text, version);
    if (!installed.has(name)) installed.set(name, getSourceFile(name, version));
    return installed.get(name);
  };
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  const diagnostics = [...texts.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
  return diagnostics.map((diagnostic) => {
    const line = diagnostic.file
      ? diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1
      : 0;
    return `${path.basename(diagnostic.file?.fileName ?? '')}:${line} ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
  });
}
