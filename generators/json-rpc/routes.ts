/** Where the methods and types live, and what can be linked to. Pure. */

import type { Target } from '../core/links.ts';
import { parseProse, summaryOf } from '../core/prose.ts';
import type { RpcMethod, RpcModel } from './model.ts';

/** The index page; methods live below it. */
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

/** The method on the page with all methods. */
export function overviewHref(method: Pick<RpcMethod, 'name'>): string {
  return `${OVERVIEW}#${method.name.toLowerCase()}`;
}

/** One plain sentence, or null where nothing is documented. */
export function summaryWords(description: string | null): string | null {
  const summary = description === null ? '' : summaryOf(parseProse(description, 'ours'));
  return summary === '' ? null : summary;
}

/** Methods, what ends a subscription, and parameters live on the page of the method; types share one page. */
export function claimTargets(model: RpcModel): Target[] {
  const types = model.types.map((type) =>
    target(
      { id: type.name, route: TYPES, anchor: type.name, kind: 'JSON-RPC type' },
      type.description,
    ),
  );
  return [...model.methods.flatMap(targetsOf), ...types];
}

function targetsOf(method: RpcMethod): Target[] {
  const { name, unsubscribe } = method;
  const route = routeOf(method);
  const kind = 'JSON-RPC method';
  return [
    target({ id: name, route, anchor: null, kind }, method.description),
    ...method.parameters.map((parameter) =>
      target(
        { id: `${name}.${parameter.name}`, route, anchor: parameter.name, kind: 'parameter' },
        parameter.description,
      ),
    ),
    ...(unsubscribe === null
      ? []
      : [target({ id: unsubscribe, route, anchor: unsubscribe, kind }, null)]),
  ];
}

function target(
  known: Pick<Target, 'id' | 'route' | 'anchor' | 'kind'>,
  description: string | null,
): Target {
  return { ...known, id: `rpc:${known.id}`, label: known.id, summary: summaryWords(description) };
}
