/** Where files, keys and metrics are documented: routes and anchors. Pure. */

import type { Target } from '../core/links.ts';
import { summaryOf } from '../core/prose.ts';
import type { AdminRequest, ConfigFile, ConfigKey, OperatorModel } from './model/model.ts';
import { withParts } from './model/model.ts';

const BASE = '/references/operator';

export interface OperatorRoutes {
  /** The index page; the others are below it. */
  readonly base: string;
  readonly metrics: string;
  readonly admin: string;
  file(config: Pick<ConfigFile, 'name'>): string;
}

export function assignRoutes(base = BASE): OperatorRoutes {
  return {
    base,
    metrics: `${base}/metrics`,
    admin: `${base}/admin-interface`,
    file: ({ name }) => `${base}/${name}-configuration`,
  };
}

/** `p2p-config.seed-peers[].address` → `p2p-config.seed-peers.address`; `<key>` → `key`. */
export function anchorOfKey({ path }: Pick<ConfigKey, 'path'>): string {
  return path.replace(/[[\]<>]/g, '');
}

/** `metrics:state-sync` → `_state-sync`: no metric begins with a line. */
export function anchorOfArea({ id }: { readonly id: string }): string {
  return `_${id.slice(id.indexOf(':') + 1)}`;
}

/** `POST /logging` → `post-logging`. */
export function anchorOfRequest({ method, path }: AdminRequest): string {
  return `${method.toLowerCase()}${path.replaceAll('/', '-')}`;
}

export function claimTargets(model: OperatorModel, routes: OperatorRoutes): readonly Target[] {
  return [
    ...model.files.flatMap((file) => fileTargets(file, routes.file(file))),
    ...metricTargets(model, routes.metrics),
    ...adminTargets(model, routes.admin),
  ];
}

function fileTargets(file: ConfigFile, route: string): readonly Target[] {
  const keys = file.keys.flatMap(withParts).map((key) => ({
    id: key.id,
    route,
    anchor: anchorOfKey(key),
    label: key.path,
    kind: 'configuration key',
    summary: summaryOf(key.prose) || null,
  }));
  const own: Target = {
    id: file.id,
    route,
    anchor: null,
    label: `${file.name} configuration`,
    kind: 'configuration file',
    summary: summaryOf(file.prose) || null,
  };
  return [own, ...keys];
}

function metricTargets({ areas }: OperatorModel, route: string): readonly Target[] {
  return areas.flatMap(({ metrics }) =>
    metrics.map(({ id, name, prose }) => ({
      id,
      route,
      anchor: name,
      label: name,
      kind: 'metric',
      summary: summaryOf(prose) || null,
    })),
  );
}

function adminTargets({ admin }: OperatorModel, route: string): readonly Target[] {
  return admin.map((request) => ({
    id: request.id,
    route,
    anchor: anchorOfRequest(request),
    label: `${request.method} ${request.path}`,
    kind: 'admin request',
    summary: summaryOf(request.prose) || null,
  }));
}
