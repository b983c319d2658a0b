/** What only the document of another service says: its descriptions, and what its methods answer when they fail. Pure. */

import type { RpcMethod, RpcModel } from '../../../../generators/json-rpc/model/model.ts';
import type { Change, Grading } from '../change.ts';
import { changesIn, matchUp } from '../change.ts';

const change = changesIn('json-rpc');

/** Of another service, which says them in its document; ours are compared where they are written. */
export function gradeDescriptions(before: RpcModel, after: RpcModel): readonly Change[] {
  if (before.service === null || after.service === null) return [];
  const entities = ({ methods, types }: RpcModel): readonly string[] =>
    [...methods, ...types].map(({ name }) => name);
  const known = new Set(entities(before));
  const retained = entities(after).filter((name) => known.has(name));
  const isRetained = (id: string): boolean =>
    retained.some((name) => id === name || id.startsWith(`${name}.`));
  const ids = new Set([...before.descriptions.keys(), ...after.descriptions.keys()]);
  return [...ids].filter(isRetained).flatMap((id) => {
    const [was, is] = [before, after].map(({ descriptions }) => descriptions.get(id) ?? null);
    if (was === is) return [];
    const what = was === null ? 'new' : is === null ? 'gone' : 'another';
    const grading: Grading = ['documentation', 'description', `the description is ${what}`];
    return [change(`rpc:${id}`, grading, was ?? null, is ?? null)];
  });
}

/** What a service may answer instead: what its document says of it. */
export function compareFailures(old: RpcMethod, now: RpcMethod): readonly Change[] {
  const { removed, added } = matchUp(old.failures, now.failures, ({ answer }) => answer);
  const id = `rpc:${old.name}`;
  return [
    ...removed.map(({ answer, when }) =>
      change(
        id,
        ['safe', 'error-gone', 'it no longer fails with a code'],
        `${answer} ${when}`,
        null,
      ),
    ),
    ...added.map(({ answer, when }) =>
      change(
        id,
        ['dangerous', 'error-new', 'it can fail with another code'],
        null,
        `${answer} ${when}`,
      ),
    ),
  ];
}
