/** `facts.json` of a package: made from upstream's sources, printed one item to a line. Pure. */

import { abortsOf } from '../../../generators/framework/model/aborts.ts';
import type { ReadItem, ReadModule } from '../../../generators/framework/read/declarations.ts';
import type {
  ItemFacts,
  ModuleFacts,
  PackageFacts,
} from '../../../generators/framework/read/facts.ts';

/** Items that a declaration file holds, by line. `path` is that of the upstream file in its repository. */
export function moduleFacts(module: ReadModule, path: string): ModuleFacts {
  const aborts = abortsOf(module, null);
  const items: ReadItem[] = [
    ...module.constants,
    ...module.structs,
    ...module.enums,
    ...module.functions.filter((one) => one.visibility !== 'private' || one.isEntry),
  ];
  const byLine = items.sort((a, b) => a.at.line - b.at.line);
  const natives = new Set(module.functions.filter((one) => one.isNative).map((one) => one.name));
  return {
    path,
    items: new Map(
      byLine.map((item): [string, ItemFacts] => {
        const raised = aborts.get(item.name) ?? [];
        return [
          item.name,
          {
            line: item.at.line,
            isNative: natives.has(item.name),
            aborts: raised.filter(({ via }) => via === null).map(({ constant }) => constant),
            abortsVia: new Map(
              raised.flatMap(({ constant, via }) => (via === null ? [] : [[constant, via]])),
            ),
          },
        ];
      }),
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

function printItem({ line, isNative, aborts, abortsVia }: ItemFacts): string {
  const parts = line === null ? [] : [`"line": ${line}`];
  if (isNative) parts.push('"native": true');
  if (aborts.length > 0)
    parts.push(`"aborts": [${aborts.map((name) => JSON.stringify(name)).join(', ')}]`);
  if (abortsVia.size > 0) {
    const entries = [...abortsVia].map(
      ([constant, via]) => `${JSON.stringify(constant)}: ${JSON.stringify(via)}`,
    );
    parts.push(`"abortsVia": {${entries.join(', ')}}`);
  }
  return `{${parts.join(', ')}}`;
}
