/** IDs that a page's commands, programs and fixtures take from nowhere. Pure. */

import type { Block, ProgramTask, Unit } from '../model.ts';
import { readFixture } from '../../node/fixture/read.ts';
import type { StoredObject } from '../../node/model.ts';
import { SCRIPTS, SHELLS } from './page-path.ts';
import type { PageWalk, PathResult } from './walk.ts';

/** Placeholders for what a step prints; a region or a host is the reader's own choice. */
const PLACEHOLDER =
  /<([A-Z][A-Z0-9_-]*(?:ID|ADDRESS|DIGEST|KEY|WORDS|PHRASE|BYTES|SIGNATURE)|SENDER|DIGEST|SIGNATURE|ADDRESS|KEY)>/g;

export function checkPlaceholders(walk: PageWalk): readonly PathResult[] {
  const quoted = new Set(walk.page.inlineCodes.map(({ value }) => value));
  return walk.blocks.filter(isTyped).flatMap((block) =>
    [...block.code.matchAll(PLACEHOLDER)].flatMap(({ 0: text, 1: name = '', index }) => {
      if (quoted.has(text)) return [];
      const command = walk.list.get(name.replaceAll('-', '_'))?.command ?? '';
      const fix =
        command === ''
          ? `keep the value in a variable in the step that prints it, and write "$${name}" here`
          : `write "$${name}", and set it above: export ${name}="$(${command})"`;
      const message = `nobody says where the reader finds ${text}`;
      return [{ code: 'path-placeholder', message, fix, block, start: index }];
    }),
  );
}

function isTyped({ language, meta }: Block): boolean {
  return (SHELLS.has(language) || SCRIPTS.has(language)) && meta.unchecked === null;
}

/** `0xa11ce` with all its zeros is as invented as without them. */
const INVENTED = /^0x0{20}/;

/** An address in full is one that somebody was given: it was printed before, or a sentence says whose it is. */
export function checkLiterals(walk: PageWalk): readonly PathResult[] {
  const known = new Set<string>();
  const results: PathResult[] = [];
  for (const block of walk.blocks) {
    const ids = [...block.code.matchAll(/0x[0-9a-fA-F]{40,64}\b/g)];
    for (const { 0: id, index } of isTyped(block) && block.meta.fragment.length === 0 ? ids : []) {
      const isOnPage = walk.isOnPage(id) || walk.isOnPage(`${id.slice(0, 10)}…`);
      if (known.has(id) || INVENTED.test(id) || isOnPage) continue;
      known.add(id);
      const message = `no step before this prints ${id.slice(0, 10)}…, and no sentence says whose it is`;
      const fix = 'show the step that prints it, or name it in inline code with what it is';
      results.push({ code: 'path-id', message, fix, block, start: index });
    }
    for (const [id] of ids) known.add(id);
  }
  return results;
}

/** The clock, randomness and their like have the same ID on every network. */
const SYSTEM: ReadonlySet<bigint> = new Set([5n, 6n, 8n, 9n, 0x403n]);

/** Objects of a run's node that no step of the page has made. */
export function checkFixtures(walk: PageWalk): readonly PathResult[] {
  const results = walk.runs.flatMap((unit) => {
    const { task } = unit;
    if (task?.kind !== 'program' || task.fixtures.length === 0) return [];
    // A program that imports neither a client nor a file of its own asks no node.
    const code = unit.blocks[task.entry]?.code ?? '';
    return /Client\b|from '\./.test(code) ? checkRun(walk, unit, task) : [];
  });
  // A page runs several programs on one node.
  return [...new Map(results.map((result) => [result.message, result])).values()];
}

function checkRun(walk: PageWalk, { blocks }: Unit, task: ProgramTask): readonly PathResult[] {
  const files = task.fixtures.flatMap((index) => blocks[index] ?? []);
  const { fixture } = readFixture(files.map(({ id, code }) => ({ path: id, text: code })));
  const own = Object.entries(fixture.environment).filter(
    ([name]) => walk.settings.has(name) || walk.isExplained(name) || walk.isGiven(name),
  );
  const reached = [own.map(([, value]) => value), task.arguments, Object.values(task.environment)]
    .flat()
    .join(' ');
  const lost = fixture.objects.filter((object) => !isReached(object, { walk, reached }));
  return lost.flatMap(({ id }) => lostObject(walk, files, shortOf(id)));
}

function lostObject(
  { route }: PageWalk,
  files: readonly Block[],
  id: string,
): readonly PathResult[] {
  const pattern = new RegExp(`0x0*${id.slice(2)}\\b`, 'i');
  const block = files.find(({ code }) => pattern.test(code));
  if (!block) return [];
  const message = `no step of ${route} makes the object ${id}`;
  const fix = 'show the step whose output has its ID, or say why it is there: given: "…"';
  const start = pattern.exec(block.code)?.index ?? 0;
  return [{ code: 'path-object', message, fix, block, start }];
}

function isReached(
  { id, owner, type, balance, given }: StoredObject,
  { walk, reached }: { readonly walk: PageWalk; readonly reached: string },
): boolean {
  if (given !== null || SYSTEM.has(BigInt(id))) return true;
  // Coins of SUI come from the faucet; a field comes with its object.
  if (balance !== null && type === '0x2::coin::Coin<0x2::sui::SUI>') return true;
  if (typeof owner === 'object' && 'ObjectOwner' in owner) return true;
  const pattern = new RegExp(`(?:0x|…)0*${shortOf(id).slice(2)}\\b|${id.slice(0, 8)}…`, 'i');
  const isNamed = pattern.test(reached) || pattern.test(walk.text) || walk.isOnPage(id);
  const [, module = '', kind = ''] = /^0x\w+(::\w+)(::\w+)/.exec(type) ?? [];
  return isNamed || walk.isPrinted(module + kind) || walk.isPrinted(`"${kind}"`);
}

function shortOf(id: string): string {
  return `0x${id.slice(2).replace(/^0+/, '')}`;
}
