/** Facts and words to the model: keys by path, metrics by area. Pure. */

import { compareText } from '../../core/text.ts';
import type { AdminFacts, FileFacts, KeyFacts, MetricFacts, TypeFacts } from '../read/syntax.ts';
import type { DescriptionLookup } from '../../core/descriptions.ts';
import type { AdminRequest, ConfigFile, ConfigKey, MetricArea, OperatorModel } from './model.ts';
import { withParts } from './model.ts';
import { choicesOf, defaultOf, defaultWithoutSection, typeText } from './values.ts';

export interface OperatorFacts {
  readonly release: string;
  readonly files: ReadonlyMap<ConfigFile['name'], FileFacts>;
  readonly metrics: readonly MetricFacts[];
  readonly admin: readonly AdminFacts[];
  readonly programs: readonly string[];
}

export function buildModel(facts: OperatorFacts, descriptions: DescriptionLookup): OperatorModel {
  const files = [...facts.files].map(([name, file]) => buildFile(name, file, descriptions));
  const areas = buildAreas(facts.metrics, descriptions);
  const admin = facts.admin.map((request) => buildRequest(request, descriptions));
  return {
    release: facts.release,
    files,
    areas,
    admin,
    programs: facts.programs,
    undocumented: undocumentedIds(files, areas, admin),
  };
}

function buildFile(
  name: ConfigFile['name'],
  { keys }: FileFacts,
  descriptions: DescriptionLookup,
): ConfigFile {
  const id = `config:${name}`;
  return { id, name, prose: descriptions.proseOf(id), keys: buildKeys(keys, id, descriptions) };
}

/** In byte order of the paths, so that an input in another order gives the same pages. */
function buildKeys(
  keys: readonly KeyFacts[],
  file: string,
  descriptions: DescriptionLookup,
): readonly ConfigKey[] {
  return keys
    .map((key) => buildKey(key, file, descriptions))
    .toSorted((a, b) => compareText(a.path, b.path));
}

function buildKey(facts: KeyFacts, file: string, descriptions: DescriptionLookup): ConfigKey {
  const { path, required: isRequired, one_of: oneOf = [], role = '' } = facts;
  const id = `${file}/${path}`;
  const [, only = null, rest = role] = /^(validator|full node)(?![:\w])(.*)$/.exec(role) ?? [];
  return {
    id,
    path,
    type: typeText(facts),
    isRequired,
    role: only as ConfigKey['role'],
    isRead: facts.read_by_node !== false,
    default: isRequired ? null : defaultOf(facts),
    defaultWithoutSection: defaultWithoutSection(facts),
    choices: choicesOf(facts),
    oneOf,
    remarks: [rest.replace(/^[;\s]+/, ''), facts.remark ?? ''].filter((remark) => remark !== ''),
    prose: descriptions.proseOf(id),
    parts: buildKeys(keysInside(facts), file, descriptions),
  };
}

function keysInside(facts: TypeFacts): readonly KeyFacts[] {
  const {
    keys = [],
    items,
    items_in_order: inOrder = [],
    map_values: values,
    variants = [],
  } = facts;
  const types = [items, values, ...inOrder, ...variants.map((variant) => variant.value)];
  return [...keys, ...types.flatMap((type) => (type ? keysInside(type) : []))];
}

function buildRequest(
  { method, path, parameters }: AdminFacts,
  descriptions: DescriptionLookup,
): AdminRequest {
  const id = `admin:${method} ${path}`;
  return { id, method, path, parameters, prose: descriptions.proseOf(id) };
}

function buildAreas(
  metrics: readonly MetricFacts[],
  descriptions: DescriptionLookup,
): readonly MetricArea[] {
  const titles = [...new Set(metrics.map(({ area }) => area))];
  return titles.map((title) => {
    const id = `metrics:${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
    const own = metrics.filter(({ area }) => area === title);
    return {
      id,
      title,
      prose: descriptions.proseOf(id),
      metrics: own.map(({ name, kind, labels, registered = null }) => {
        const metric = `metric:${name}`;
        return { id: metric, name, kind, labels, registered, prose: descriptions.proseOf(metric) };
      }),
    };
  });
}

function undocumentedIds(
  files: readonly ConfigFile[],
  areas: readonly MetricArea[],
  admin: readonly AdminRequest[],
): readonly string[] {
  const described = [
    ...admin,
    ...files.flatMap((file) => [file, ...file.keys.flatMap(withParts)]),
    ...areas.flatMap((area) => [area, ...area.metrics]),
  ];
  return described
    .filter(({ prose }) => prose.length === 0)
    .map(({ id }) => id)
    .toSorted(compareText);
}
