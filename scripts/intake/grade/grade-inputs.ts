/** Two inputs of one kind that somebody names, of any project: every change between them. Reads files. */

import fs from 'node:fs';
import path from 'node:path';
import type { DocumentNode } from 'graphql';
import { loadHelpFolder } from '../../../generators/cli/load.ts';
import { readHelpFiles } from '../../../generators/cli/read/help/saved-pages.ts';
import type { CliProgram } from '../../../generators/cli/model/model.ts';
import type { Outcome } from '../../../generators/core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../../generators/core/diagnostics.ts';
import type { FrameworkModel } from '../../../generators/framework/model/model.ts';
import { loadModel as loadMove } from '../../../generators/framework/reference.ts';
import { loadInput } from '../../../generators/graphql/load.ts';
import { readSchema } from '../../../generators/graphql/read/read-schema.ts';
import type { RpcModel } from '../../../generators/json-rpc/model/model.ts';
import { loadModel as loadJsonRpc } from '../../../generators/json-rpc/reference.ts';
import { loadPackage } from '../../../generators/typescript/load.ts';
import { gradeCli } from './cli.ts';
import type { Graded, Grader } from './grade-trees.ts';
import { gradedFrom, readRelease } from './grade-trees.ts';
import { gradeGraphql } from './graphql.ts';
import { gradeJsonRpc } from './json-rpc.ts';
import { gradeMove } from './move.ts';
import type { TsRelease } from './typescript/grade-pairs.ts';
import { gradeTypescript } from './typescript.ts';

type Kind = 'graphql' | 'json-rpc' | 'typescript' | 'cli' | 'framework';

/** Fails, and grades nothing, when an input cannot be read, or the two are of two kinds. */
export async function gradeInputs(
  root: string,
  from: string,
  to: string,
): Promise<Outcome<Graded>> {
  const [before, after] = [kindOf(from), kindOf(to)];
  const odd = before === null ? from : after === null ? to : null;
  if (odd !== null) return fail([unknownInput(odd)]);
  if (before !== after || before === null) return fail([twoKinds(from, before, to, after)]);
  switch (before) {
    case 'graphql':
      return grade<DocumentNode>({ load: (file) => loadSchema(root, file), grade: gradeGraphql });
    case 'json-rpc':
      return grade<RpcModel>({
        load: (file) => Promise.resolve(loadJsonRpc(root, file)),
        grade: gradeJsonRpc,
      });
    case 'cli':
      return grade<CliProgram>({ load: loadHelp, grade: gradeCli });
    case 'framework':
      return grade<FrameworkModel>({
        load: (folder) => loadMove(root, { folder }),
        grade: gradeMove,
      });
    case 'typescript':
      return grade<TsRelease>({
        load: (folder) => readRelease(loadPackage(folder, root), root),
        grade: (old, now) => gradeTypescript(old, now, root),
      });
  }

  async function grade<Model>(grader: Grader<Model>): Promise<Outcome<Graded>> {
    const [old, now] = [await grader.load(from), await grader.load(to)];
    if (!old.value || !now.value)
      return fail([old, now].flatMap((side) => (side.value ? [] : side.diagnostics)));
    const changes = await grader.grade(old.value, now.value);
    return succeed(gradedFrom(changes));
  }
}

/** By what is there; null for anything else. */
function kindOf(input: string): Kind | null {
  const found = fs.statSync(input, { throwIfNoEntry: false });
  if (/\.(?:graphqls?|gql)$/.test(input)) return 'graphql';
  if (found === undefined) return null;
  if (found.isFile()) {
    if (!input.endsWith('.json')) return input.endsWith('.move') ? 'framework' : null;
    return /"__schema"/.test(fs.readFileSync(input, 'utf8')) ? 'graphql' : 'json-rpc';
  }
  if (fs.existsSync(path.join(input, 'package.json'))) return 'typescript';
  const files = fs.readdirSync(input, { recursive: true, encoding: 'utf8' });
  if (files.some((file) => /\.move$/.test(file))) return 'framework';
  return files.some((file) => /\.txt$/.test(file)) ? 'cli' : null;
}

async function loadSchema(root: string, schema: string): Promise<Outcome<DocumentNode>> {
  const input = await loadInput({ root, options: new Map([['schema', schema]]) });
  if (!input.value) return fail(input.diagnostics);
  const { document, folder } = input.value;
  const { value, diagnostics } = readSchema(document, { folder, isLenient: true });
  return value ? succeed(document) : fail(diagnostics);
}

function loadHelp(folder: string): Promise<Outcome<CliProgram>> {
  const files = loadHelpFolder(folder);
  return Promise.resolve(files.value ? readHelpFiles(files.value) : fail(files.diagnostics));
}

const FIX =
  'name two schemas (.graphql, or .json of an introspection), two OpenRPC files, two folders of saved help, two npm packages or two Move packages';

function unknownInput(input: string): ReturnType<typeof errorAt> {
  return errorAt(null, 'diff/input', {
    message: `"${input}" is ${fs.existsSync(input) ? 'no interface that can be compared' : 'missing'}`,
    fix: FIX,
  });
}

function twoKinds(
  ...[from, before, to, after]: readonly [string, Kind | null, string, Kind | null]
): ReturnType<typeof errorAt> {
  return errorAt(null, 'diff/input', {
    message: `"${from}" is of the kind ${before}, and "${to}" of the kind ${after}`,
    fix: FIX,
  });
}
