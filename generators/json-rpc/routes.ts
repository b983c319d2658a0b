/** Where the methods and types live, and what can be linked to. Pure. */

import type { Target } from '../core/links.ts';
import { parseProse, summaryOf } from '../core/prose.ts';
import type { RpcMethod, RpcModel } from './model.ts';

export const BASE = '/references/sui-api/json-rpc';
export const TYPES = `${BASE}/types`;
/** The page with all methods at once; its anchors are the lower-case names. */
export const OVERVIEW = '/sui-api-ref';

export function routeOf(method: Pick<RpcMethod, 'slug'>): string {
  return `${BASE}/${method.slug}`;
}

/** Of a group's heading on the index page. */
export function groupAnchor(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

export function overviewHref(method: Pick<RpcMethod, 'name'>): string {
  return `${OVERVIEW}#${method.name.toLowerCase()}`;
}

/** One plain sentence, or null where nothing is documented. */
export function summaryWords(description: string | null): string | null {
  const summary = description === null ? '' : summaryOf(parseProse(description, 'ours'));
  return summary === '' ? null : summary;
}

export function claimTargets(model: RpcModel): Target[] {
  const methods = model.methods.flatMap((method) => [
    target(
      { id: method.name, route: routeOf(method), anchor: null, kind: 'JSON-RPC method' },
      method.description,
    ),
    ...method.parameters.map((parameter) =>
      target(
        {
          id: `${method.name}.${parameter.name}`,
          route: routeOf(method),
          anchor: parameter.name,
          kind: 'parameter',
        },
        parameter.description,
      ),
    ),
    ...(method.unsubscribe === null
      ? []
      : [
          target(
            {
              id: method.unsubscribe,
              route: routeOf(method),
              anchor: method.unsubscribe,
              kind: 'JSON-RPC method',
            },
            null,
          ),
        ]),
  ]);
  const types = model.types.map((type) =>
    target(
      { id: type.name, route: TYPES, anchor: type.name, kind: 'JSON-RPC type' },
      type.description,
    ),
  );
  return [...methods, ...types];
}

function target(
  known: Pick<Target, 'id' | 'route' | 'anchor' | 'kind'>,
  description: string | null,
): Target {
  return { ...known, id: `rpc:${known.id}`, label: known.id, summary: summaryWords(description) };
}
