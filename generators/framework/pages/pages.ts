/** Pages of the framework reference: model and links in, pages out. Pure. */

import { describedFlow, mark } from '../../core/marks.ts';
import type { Flow } from '../../core/nodes.ts';
import { caption, inlineCode, joinInline, link, paragraph } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { standalone } from '../../core/prose.ts';
import { countOf } from '../../core/text.ts';
import { constantTable, errorTable } from './constants.ts';
import { glanceFlow } from './glance.ts';
import type { FunctionModel, ModuleModel } from '../model/model.ts';
import { packagePage, overviewPage } from './overview.ts';
import type { PageContext } from './context.ts';
import { crumbsOf, linkTo } from './context.ts';
import type { ModuleContext } from './module-context.ts';
import { deprecationFlow, moduleContext } from './module-context.ts';
import { enumView, functionView, structView } from './items.ts';
import { isPackageFunction } from '../routes.ts';

export function renderPages(context: PageContext): Page[] {
  return [
    overviewPage(context),
    ...context.model.packages.flatMap((packageModel) => [
      packagePage(packageModel, context),
      ...packageModel.modules.flatMap((module) => [
        modulePage(module, context),
        ...packageFunctionsPage(module, context),
      ]),
    ]),
  ];
}

const TESTS_ONLY = paragraph(
  mark('testsOnly'),
  ' The module is there while tests run. A published package cannot use it.',
);

function modulePage(module: ModuleModel, context: PageContext): Page {
  const route = context.routes.module(module.id);
  const elsewhere = context.routes.packageFunctions(module.id);
  const view = moduleContext(module, route, context);
  const words = view.proseOf(module, module.prose, []);
  return {
    reference: 'framework',
    route,
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
      siblings: view.equivalentsOf(module.id),
      structs: module.structs.flatMap((struct) => structView(struct, view)),
      enums: module.enums.flatMap((enumType) => enumView(enumType, view)),
      ...functionViews(
        elsewhere === null
          ? module.functions
          : module.functions.filter((fun) => !isPackageFunction(fun)),
        view,
      ),
      elsewhere: elsewhere === null ? [] : [elsewhereLine(module, elsewhere)],
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
    constants: [...constantTable(constants, view), ...view.equivalentsOf(null, constants)],
  };
}

/** By who may call them; inside a group in source order. The table at the top has the same order. */
function functionViews(
  functions: readonly FunctionModel[],
  view: ModuleContext,
): Readonly<Record<string, readonly Flow[]>> {
  const groups = {
    functions: functions.filter((fun) => fun.visibility === 'public' && !fun.isMacro),
    macros: functions.filter((fun) => fun.visibility === 'public' && fun.isMacro),
    entries: functions.filter((fun) => fun.visibility === 'private'),
    packaged: functions.filter(isPackageFunction),
  };
  const views = Object.entries(groups).map(([name, group]): [string, readonly Flow[]] => [
    name,
    group.flatMap((fun) => functionView(fun, view)),
  ]);
  return { ...Object.fromEntries(views), glance: glanceFlow(Object.values(groups).flat()) };
}

function elsewhereLine(module: ModuleModel, route: string): Flow {
  const count = module.functions.filter(isPackageFunction).length;
  const title = countOf(count, 'package function');
  return paragraph(
    'Only modules of the package ',
    inlineCode(module.package),
    ' can call the ',
    link(route, title),
    ' of this module. They have a page of their own.',
  );
}

const EMPTY_PAGE = {
  description: [],
  facts: [],
  siblings: [],
  structs: [],
  enums: [],
  elsewhere: [],
  errors: [],
  constants: [],
};

/** What only the package itself can call, where the page of the module would be too long with it. */
function packageFunctionsPage(module: ModuleModel, context: PageContext): readonly Page[] {
  const route = context.routes.packageFunctions(module.id);
  if (route === null) return [];
  const functions = module.functions.filter(isPackageFunction);
  const view = moduleContext(module, route, context);
  return [
    {
      reference: 'framework',
      route,
      title: `Package functions of ${module.id}`,
      description: `The ${countOf(functions.length, 'function')} of ${module.id} that only modules of the package ${module.package} can call, with signatures and abort codes.`,
      label: 'Package functions',
      crumbs: [
        ...crumbsOf(context, module.package),
        { label: module.name, route: context.routes.module(module.id) },
      ],
      keywords: [module.name, module.id, 'Move', 'package functions'],
      body: context.templates.module({
        ...EMPTY_PAGE,
        notices: [
          paragraph(
            `Only modules of the package ${module.package} can call these functions. The types, the error codes and the other functions are on the page of `,
            linkTo(module.id, context),
            '.',
          ),
        ],
        ...functionViews(functions, view),
      }),
    },
  ];
}

function factLines(module: ModuleModel, context: PageContext): readonly Flow[] {
  const uses = joinInline(module.uses.map((id) => linkTo(id, context)));
  return [
    ...(uses.length === 0 ? [] : [caption('Uses', ': ', ...uses)]),
    ...(module.source === null
      ? []
      : [caption('Source', ': ', link(module.source, fileOf(module.source)))]),
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
    return `${lead}: ${counts.join(' and ')} with ${module.source === null ? 'signatures and abort codes' : 'signatures, abort codes and links to the source'}.`;
  }
  return standalone(lead, module.summary);
}
