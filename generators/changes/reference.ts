/** The changes by release as the program sees them. Reads records and layouts; writes nothing. */

import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../core/diagnostics.ts';
import { loadTemplates } from '../core/print/load-templates.ts';
import type { Prepared, Reference } from '../core/reference.ts';
import { loadReleases } from './load.ts';
import { CHANGES_ROUTE } from './model/record.ts';
import type { ChangesModel } from './model/model.ts';
import { buildModel } from './model/model.ts';
import { renderPages } from './pages/pages.ts';
import { claimTargets, removedTargets } from './routes.ts';
import { apiReportOf } from './api-report.ts';

export const reference: Reference = {
  name: 'changes',
  summary: 'pages of the releases that were taken in, and of what is gone',
  options: [],
  prepare: ({ root, options }) =>
    Promise.resolve(options.has('base') ? fail([FIXED]) : prepare(root)),
};

/** What is gone stays at its old address, and other references lead to the releases. */
const FIXED: Diagnostic = errorAt(null, 'changes/fixed-address', {
  message: 'pages of releases and of what is gone keep their addresses',
  fix: 'leave out --base',
});

function prepare(root: string): Outcome<Prepared> {
  const releases = loadReleases(root);
  if (!releases.value) return fail(releases.diagnostics);
  return succeed(prepareModel(buildModel(releases.value)));
}

export function prepareModel(model: ChangesModel): Prepared {
  const { releases, removedById } = model;
  return {
    targets: claimTargets(model),
    counts: {
      releases: releases.length,
      changes: releases.flatMap(({ record }) => record.changes).length,
      gone: removedById.size,
    },
    apiReport: { file: 'changes.txt', text: apiReportOf(model) },
    // The index lists the releases: a sidebar that did would be longer on every page of the references.
    navigation: [{ label: 'Changes by release', route: CHANGES_ROUTE }],
    data: { gone: removedTargets(model) },
    render: (links) => {
      const templates = loadTemplates('changes', 'index', 'release', 'part', 'gone');
      return renderPages({ model, links, templates });
    },
  };
}
