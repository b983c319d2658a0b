/** The surface report: a line for each key and each metric. What people review when the facts change. Pure. */

import type { AdminRequest, ConfigKey, Metric, OperatorModel } from './model/model.ts';
import { withParts } from './model/model.ts';

export function apiReportOf({ release, files, areas, admin, programs }: OperatorModel): string {
  const lines = [
    `release ${release}`,
    ...programs.map((name) => `program ${name}`),
    ...files.flatMap((file) => [
      `file ${file.name}${mark(file.prose)}`,
      ...file.keys.flatMap(withParts).map(keyLine),
    ]),
    ...areas.flatMap((area) => [
      `area ${area.title}${mark(area.prose)}`,
      ...area.metrics.map(metricLine),
    ]),
    ...admin.map(requestLine),
  ];
  return `${lines.join('\n')}\n`;
}

function keyLine(key: ConfigKey): string {
  const choices = key.choices.map(({ names, takes }) =>
    [names.join('|'), ...(takes === null ? [] : [`(${takes})`])].join(''),
  );
  return [
    `  ${key.path}: ${key.type}`,
    ...(key.isRequired ? ['required'] : []),
    ...(key.default === null ? [] : [`default ${key.default.text}`]),
    ...(key.defaultWithoutSection === null
      ? []
      : [`default without section ${key.defaultWithoutSection.text}`]),
    ...(choices.length === 0 ? [] : [`choices ${choices.join(' ')}`]),
    ...(key.oneOf.length === 0 ? [] : [`one of ${key.oneOf.join(' ')}`]),
    ...(key.role === null ? [] : [`${key.role} only`]),
    ...(key.isRead ? [] : ['not read']),
    ...key.remarks.map((remark) => `remark ${remark}`),
    ...(key.prose.length === 0 ? ['undocumented'] : []),
  ].join(' · ');
}

function metricLine({ name, kind, labels, prose }: Metric): string {
  const displayed = labels.length === 0 ? '' : ` {${labels.join(', ')}}`;
  return `  ${name}${displayed}: ${kind}${mark(prose)}`;
}

function requestLine({ method, path, parameters, prose }: AdminRequest): string {
  return `admin ${method} ${path} (${parameters.join(', ')})${mark(prose)}`;
}

function mark(prose: readonly unknown[]): string {
  return prose.length === 0 ? ' · undocumented' : '';
}
