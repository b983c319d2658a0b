/** Mermaid diagrams, parsed by mermaid itself. */

import type mermaidType from 'mermaid';
import type { Checker, UnitResult } from '../model.ts';

export const checker: Checker = {
  check: async (units) => {
    const mermaid = await loadMermaid();
    const results: (readonly UnitResult[])[] = [];
    for (const unit of units) results.push(await checkDiagram(unit.blocks[0]?.code ?? '', mermaid));
    return results;
  },
};

type Mermaid = typeof mermaidType;
let loading: Promise<Mermaid> | null = null;

async function loadMermaid(): Promise<Mermaid> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Mermaid> {
  // Some parsers clean labels as they read. Without a document the cleaner has no hands; nothing is drawn here.
  const { default: cleaner } = (await import('dompurify')) as unknown as {
    default: Record<string, unknown>;
  };
  cleaner['addHook'] ??= () => undefined;
  cleaner['sanitize'] ??= (text: string) => text;
  const { default: mermaid } = await import('mermaid');
  return mermaid;
}

interface ParserError {
  readonly message: string;
  readonly hash?: { readonly loc?: { readonly first_line?: number; readonly last_line?: number } };
}

async function checkDiagram(code: string, mermaid: Mermaid): Promise<readonly UnitResult[]> {
  try {
    await mermaid.parse(code);
    return [];
  } catch (error) {
    const { message, hash } = error as ParserError;
    const named =
      /(?:Parse error|Lexical error) on line (\d+)/.exec(message)?.[1] ??
      /line:? (\d+)/.exec(message)?.[1];
    const lineCount = code.split('\n').length;
    const line = Math.min(Number(named ?? hash?.loc?.last_line ?? 1) || 1, lineCount);
    const reason = message
      .split('\n')
      .filter((part) => !/^-*\^/.test(part))
      .join(' ')
      .replace(/\s+/g, ' ');
    return [
      {
        level: 'error',
        code: 'mermaid-syntax',
        message: `mermaid cannot read the diagram: ${reason.slice(0, 300)}`,
        block: 0,
        line,
        column: 1,
        fix: 'write the diagram as mermaid wants it',
        rename: null,
      },
    ];
  }
}
