/**
 * Lets a page name React's element functions once. The bundler keeps a record for every use of an import,
 * with the path of the page in it, and a page makes elements by the thousand. Pure.
 */

import type { ImportDeclaration, ImportSpecifier, Program, VariableDeclaration } from 'estree';

export function jsxFactoryAlias(): (program: Program) => void {
  return (program) => {
    const at = program.body.findIndex(
      (node) => node.type === 'ImportDeclaration' && node.source.value === 'react/jsx-runtime',
    );
    if (at < 0) return;
    const names = (program.body[at] as ImportDeclaration).specifiers.filter(
      (specifier) => specifier.type === 'ImportSpecifier',
    );
    if (names.length > 0) program.body.splice(at + 1, 0, localNames(names));
  };
}

/** `const _jsx = _jsx_imported`: what follows reads the first, and only this line the import. */
function localNames(names: readonly ImportSpecifier[]): VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: names.map(({ local }) => {
      const id = { ...local };
      local.name += '_imported';
      return { type: 'VariableDeclarator', id, init: { ...local } };
    }),
  };
}
