/** Pages of the framework reference: model and links in, pages out. Pure. */

import { describedFlow, mark } from '../../core/marks.ts';
import type { Flow } from '../../core/nodes.ts';
import { link, paragraph, strong } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { shorten } from '../../core/prose.ts';
import { countOf } from '../../core/text.ts';
import { constantTable, errorTable } from './constants.ts';
import { deprecationFlow } from './deprecation.ts';
import { glanceFlow } from './glance.ts';
import { joinInline } from './inline.ts';
import type { FunctionModel, ModuleModel } from '../model/model.ts';
import { packagePage, overviewPage } from './overview.ts';
import type { PageContext } from './context.ts';
import { crumbsOf, linkTo } from './context.ts';
import type { ModuleContext } from './module-context.ts';
import { moduleContext } from './module-context.ts';
import { enumView, functionView, structView } from './items.ts';

export function renderPages(context: PageContext): Page[] {
  return [
    overviewPage(context),
    ...context.model.packages.flatMap((one) => [
      packagePage(one, context),
      ...one.modules.map((module) => modulePage(module, context)),
    ]),
  ];
}

const TESTS_ONLY = paragraph(
  mark('testsOnly'),
  ' The module is there while tests run. A published package cannot use it.',
);

function modulePage(module: ModuleModel, context: PageContext): Page {
  const view = moduleContext(module, context);
  const words = view.proseOf(module, module.prose, []);
  return {
    reference: 'framework',
    route: context.routes.module(module.id),
    title: module.id,
    description: moduleDescription(module),
    label: module.name,
    crumbs: crumbsOf(context, module.package),
    keywords: [module.name, module.id, 'Move', 'module'],
    body: context.templates.module({
      notices: [
        ...(module.isTestOnly ? [TESTS_ONLY] : []),
        ...(module.deprecation === null ? [] : deprecationFlow(module.deprecation, module, view)),
      ],
      description: describedFlow(words),
      facts: factLines(module, context),
      siblings: view.counterpartsOf(module.id),
      structs: module.structs.flatMap((struct) => structView(struct, view)),
      enums: module.enums.flatMap((one) => enumView(one, view)),
      ...functionViews(module.functions, view),
      ...constantViews(module, view),
    }),
  };
}

function constantViews(
  module: ModuleModel,
  view: ModuleContext,
): { errors: readonly Flow[]; constants: readonly Flow[] } {
  const constants = module.constants.filter((constant) => !constant.isError);
  return {
    errors: errorTable(
      module.constants.filter((constant) => constant.isError),
      view,
    ),
    constants: [...constantTable(constants, view), ...view.counterpartsOf(null, constants)],
  };
}

/** By who may call them; inside a group in source order. The table at the top has the same order. */
function functionViews(
  functions: readonly FunctionModel[],
  view: ModuleContext,
): Readonly<Record<string, readonly Flow[]>> {
  const groups = {
    functions: functions.filter((one) => one.visibility === 'public' && !one.isMacro),
    macros: functions.filter((one) => one.visibility === 'public' && one.isMacro),
    entries: functions.filter((one) => one.visibility === 'private'),
    packaged: functions.filter((one) => one.visibility === 'package'),
  };
  const views = Object.entries(groups).map(([name, group]): [string, readonly Flow[]] => [
    name,
    group.flatMap((one) => functionView(one, view)),
  ]);
  return { ...Object.fromEntries(views), glance: glanceFlow(Object.values(groups).flat()) };
}

function factLines(module: ModuleModel, context: PageContext): readonly Flow[] {
  const uses = joinInline(module.uses.map((id) => linkTo(id, context)));
  return [
    ...(uses.length === 0 ? [] : [paragraph(strong('Uses'), ': ', ...uses)]),
    ...(module.source === null
      ? []
      : [paragraph(strong('Source'), ': ', link(module.source, fileOf(module.source)))]),
  ];
}

function fileOf(source: string): string {
  return source.slice(source.indexOf('/packages/') + '/packages/'.length);
}

/** One sentence that stands alone in a list of search results. */
function moduleDescription(module: ModuleModel): string {
  const lead = `Move module ${module.id}`;
  if (module.summary === '') {
    const counts = [
      countOf(module.structs.length + module.enums.length, 'type'),
      countOf(module.functions.length, 'function'),
    ];
    return `${lead}: ${counts.join(' and ')} with signatures, abort codes and links to the source.`;
  }
  const sentence = /[.!?…]$/.test(module.summary) ? module.summary : `${module.summary}.`;
  return sentence.length >= 60 ? sentence : shorten(`${lead}: ${sentence}`, 160);
}
