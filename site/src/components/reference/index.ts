/** The reader tools of the references: each `Name.tsx` in this folder is what pages call `<Name />`. */

import type { ComponentType } from 'react';

interface ToolContext {
  (path: string): { readonly default: ComponentType };
  keys(): readonly string[];
}

interface BundlerRequire {
  context(folder: string, deep: boolean, files: RegExp): ToolContext;
}

// The bundler replaces this very call by the files it names, so it cannot go through a variable.
declare const require: BundlerRequire;
const tools = require.context('.', false, /^\.\/[A-Z]\w*\.tsx$/);

export const referenceTools: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  tools.keys().map((path) => [path.slice(2, -'.tsx'.length), tools(path).default]),
);
