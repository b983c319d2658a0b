/** The tests of a package by its text: their names, and the package with some of them left out. Pure. */

import type { CompileRequest } from './compiler-input.ts';

/** Attributes and comments, then the function; groups: attributes, the rest, the name. */
const FUNCTION =
  /((?:#\[[^\]]*\]\s*(?:\/\/[^\n]*\n\s*)*)+)((?:(?:public(?:\([^)]*\))?|entry)\s+)*fun\s+(\w+))/g;
const IS_TEST = /#\[(?:[^\]]*[\s,])?(?:random_test|test)(?:[\s,(][^\]]*)?\]/;
const MODULE = /\bmodule\s+([\w]+::\w+)/;

/** `package::module::function`, by file and place. */
export function testNames(files: CompileRequest['files']): readonly string[] {
  return [...files].flatMap(([file, text]) => (file.endsWith('.move') ? namesIn(text) : []));
}

function namesIn(text: string): readonly string[] {
  const module = MODULE.exec(text)?.[1] ?? '';
  return [...text.matchAll(FUNCTION)].flatMap(([, attributes = '', , name = '']) =>
    IS_TEST.test(attributes) ? [`${module}::${name}`] : [],
  );
}

/** The same package, in which only these tests run; lines stay where they are. */
export function withTests(request: CompileRequest, chosen: ReadonlySet<string>): CompileRequest {
  const files = [...request.files].map(([file, text]) => {
    const module = MODULE.exec(text)?.[1] ?? '';
    const left = text.replace(FUNCTION, (all, attributes: string, rest: string, name: string) => {
      if (!IS_TEST.test(attributes) || chosen.has(`${module}::${name}`)) return all;
      return `#[test_only]${attributes.replace(/[^\n]/g, '')} ${rest}`;
    });
    return [file, left] as const;
  });
  return { ...request, files: new Map(files) };
}
