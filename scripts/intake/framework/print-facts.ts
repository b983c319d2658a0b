/** `facts.json` of a package: made from upstream's sources, printed one item to a line. Pure. */

import type { ReadItem, ReadModule } from '../../../generators/framework/read/declarations.ts';
import type {
  ItemFacts,
  ModuleFacts,
  PackageFacts,
} from '../../../generators/framework/read/facts.ts';

/** Items that a declaration file holds, by line. `path` is that of the upstream file in its repository. */
export function moduleFacts(module: ReadModule, path: string): ModuleFacts {
  const items: ReadItem[] = [
    ...module.constants,
    ...module.structs,
    ...module.enums,
    ...module.functions.filter((fun) => fun.visibility !== 'private' || fun.isEntry),
  ];
  const byLine = items.sort((a, b) => a.at.line - b.at.line);
  const natives = new Set(module.functions.filter((fun) => fun.isNative).map((fun) => fun.name));
  return {
    path,
    items: new Map(
      byLine.map((item): [string, ItemFacts] => [
        item.name,
        { line: item.at.line, isNative: natives.has(item.name) },
      ]),
    ),
  };
}

export function printFacts(facts: PackageFacts): string {
  const head = ['package', 'release', 'commit'] as const;
  const lines = head.map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(facts[key])},`);
  const modules = [...facts.modules].map(
    ([name, module]) => `    ${JSON.stringify(name)}: ${printModule(module)}`,
  );
  return `{\n${lines.join('\n')}\n  "modules": {\n${modules.join(',\n')}\n  }\n}\n`;
}

function printModule(module: ModuleFacts): string {
  const items = [...module.items].map(
    ([name, item]) => `        ${JSON.stringify(name)}: ${printItem(item)}`,
  );
  const body = items.length === 0 ? '{}' : `{\n${items.join(',\n')}\n      }`;
  return `{\n      "path": ${JSON.stringify(module.path)},\n      "items": ${body}\n    }`;
}

function printItem({ line, isNative }: ItemFacts): string {
  const parts = line === null ? [] : [`"line": ${line}`];
  return `{${[...parts, ...(isNative ? ['"native": true'] : [])].join(', ')}}`;
}
