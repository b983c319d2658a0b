/** Where methods and types are, and what can be linked to. Pure. */

import type { Target } from '../core/links.ts';
import { parseProse, summaryOf } from '../core/prose.ts';
import type { RpcMethod, RpcModel, RpcType } from './model/model.ts';

/** The index page; methods are below it. */
export const BASE = '/references/sui-api/json-rpc';
/** Names every type; the types of a group are on a page below it. */
export const TYPES = `${BASE}/types`;
/** The page with all methods at once; its anchors are the lower-case names. */
export const OVERVIEW = '/sui-api-ref';

export function routeOf(method: Pick<RpcMethod, 'slug'>): string {
  return `${BASE}/${method.slug}`;
}

export function typesRoute(groupSlug: string): string {
  return `${TYPES}/${groupSlug}`;
}

export function hrefOfType(type: RpcType, model: Pick<RpcModel, 'groups'>): string {
  const slug = model.groups.find(({ title }) => title === type.group)?.slug ?? '';
  return `${typesRoute(slug)}#${type.name}`;
}

/** The method on the page with all methods. */
export function overviewHref(method: Pick<RpcMethod, 'name'>): string {
  return `${OVERVIEW}#${method.name.toLowerCase()}`;
}

/** One plain sentence, or null where nothing is documented. */
export function summaryWords(description: string | undefined): string | null {
  const summary = description === undefined ? '' : summaryOf(parseProse(description, 'ours'));
  return summary === '' ? null : summary;
}

/** Methods, what ends a subscription, and parameters are on the page of the method; types on the page of their group. */
export function claimTargets(model: RpcModel): Target[] {
  const target = (id: string, place: string, kind: string): Target => {
    const [route = '', anchor = null] = place.split('#');
    const summary = summaryWords(model.descriptions.get(id));
    return { id: `rpc:${id}`, route, anchor, kind, label: id, summary };
  };
  const methods = model.methods.flatMap((method) => {
    const { name, unsubscribe, parameters } = method;
    const route = routeOf(method);
    return [
      target(name, route, 'JSON-RPC method'),
      ...parameters.map((one) =>
        target(`${name}.${one.name}`, `${route}#${one.name}`, 'parameter'),
      ),
      ...(unsubscribe === null
        ? []
        : [target(unsubscribe, `${route}#${unsubscribe}`, 'JSON-RPC method')]),
    ];
  });
  const types = model.types.map((type) =>
    target(type.name, hrefOfType(type, model), 'JSON-RPC type'),
  );
  return [...methods, ...types];
}
