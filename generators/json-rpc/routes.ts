/** Where methods and types are, and what can be linked to. Pure. */

import type { Target } from '../core/links.ts';
import { summaryText } from '../core/prose.ts';
import type { RpcGroup, RpcMethod, RpcModel, RpcType } from './model/model.ts';

export const BASE = '/references/sui-api/json-rpc';
/** The page with all methods at once; its anchors are the lower-case names. */
export const OVERVIEW = '/sui-api-ref';

export type RpcRoutes = ReturnType<typeof assignRoutes>;

/** Methods are below the index page `base`. A page below it names every type, and the types of a group are below that. */
export function assignRoutes({ groups }: Pick<RpcModel, 'groups'>, base: string) {
  const types = `${base}/types`;
  const slugs = new Map(groups.map(({ title, slug }) => [title, slug] as const));
  return {
    base,
    types,
    method: ({ slug }: Pick<RpcMethod, 'slug'>) => `${base}/${slug}`,
    typeGroup: ({ slug }: RpcGroup) => `${types}/${slug}`,
    type: ({ name, group }: RpcType) => `${types}/${slugs.get(group) ?? ''}#${anchorOf(name)}`,
  };
}

/** A name may have any characters, an anchor may not; the others are written as their numbers. */
export function anchorOf(name: string): string {
  const text = name.replace(
    /[^A-Za-z0-9_.:~-]/gu,
    (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}`,
  );
  return /^[A-Za-z0-9_]/.test(text) ? text : `_${text}`;
}

/** The method on the page with all methods. */
export function overviewHref(method: Pick<RpcMethod, 'name'>): string {
  return `${OVERVIEW}#${method.name.toLowerCase()}`;
}

/** Methods, what ends a subscription, and parameters are on the page of the method; types on the page of their group. */
export function claimTargets(model: RpcModel, routes: RpcRoutes): Target[] {
  const target = (id: string, address: string, kind: string): Target => {
    const [route = '', anchor = null] = address.split('#');
    const summary = summaryText(model.descriptions.get(id));
    return { id: `rpc:${id}`, route, anchor, kind, label: id, summary };
  };
  const methods = model.methods.flatMap((method) => {
    const { name, unsubscribe, parameters } = method;
    const route = routes.method(method);
    return [
      target(name, route, 'JSON-RPC method'),
      ...parameters.map((parameter) =>
        target(`${name}.${parameter.name}`, `${route}#${anchorOf(parameter.name)}`, 'parameter'),
      ),
      ...(unsubscribe === null
        ? []
        : [target(unsubscribe, `${route}#${unsubscribe}`, 'JSON-RPC method')]),
    ];
  });
  const types = model.types.map((type) => target(type.name, routes.type(type), 'JSON-RPC type'));
  return [...methods, ...types];
}
