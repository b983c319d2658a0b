/** The index of the framework with its two tools, and the index of each package. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { component, heading, inlineCode, link, list, paragraph, table } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { parseProse } from '../../core/prose.ts';
import { countOf } from '../../core/text.ts';
import type { ModuleModel, PackageModel } from '../model/model.ts';
import { codeLinker } from './code-links.ts';
import { buildScope } from '../move/names.ts';
import { publishedModules } from '../api-report.ts';
import { packageWords } from '../descriptions.ts';
import type { PageContext } from './context.ts';
import { crumbsOf, hrefOf, isOurs, siblingsOf } from './context.ts';

export function overviewPage(context: PageContext): Page {
  const { packages } = context.model;
  const modules = publishedModules(context.model);
  const functions = modules.reduce((sum, module) => sum + module.functions.length, 0);
  const rows = packages.map((packageModel) => [
    [link(context.routes.package(packageModel.name), inlineCode(packageModel.name))],
    packageModel.address === null ? [] : [inlineCode(packageModel.address)],
    [String(publishedModules({ packages: [packageModel] }).length)],
    wordsOf(packageModel),
  ]);
  const count = countOf(modules.length, 'module');
  const body = [
    table([[['Package'], ['Address'], ['Modules'], ['What it holds']], ...rows]),
    ...(isOurs(context) ? TOOLS : []),
  ];
  const common = {
    reference: 'framework',
    route: context.routes.base,
    crumbs: crumbsOf(context, null),
  };
  if (!isOurs(context))
    return {
      ...common,
      title: 'Move packages',
      description: `Reference of ${countOf(packages.length, 'Move package')}: ${count} with structs, functions and abort codes.`,
      label: 'Packages',
      keywords: ['Move', 'packages'],
      body: context.templates.index({
        lead: `${count} with ${countOf(functions, 'function')}.`,
        body,
      }),
    };
  const release = packages.find((packageModel) => packageModel.release !== null)?.release;
  return {
    ...common,
    title: 'Move framework',
    description: `Reference of the Move framework: ${count} with structs, functions, abort codes, and a search by signature.`,
    label: 'Framework',
    keywords: ['Move', 'framework', 'signature search', 'abort code'],
    body: context.templates.index({
      lead: `Every module that is published with Sui${release === undefined ? '' : `, as of ${release}`}: ${modules.length} modules with ${functions} functions and macros.`,
      body,
    }),
  };
}

function wordsOf(packageModel: PackageModel): readonly Inline[] {
  const words = packageWords(packageModel);
  return words === null ? [] : [words.summary];
}

/** They ask the data of this site. */
const TOOLS: readonly Flow[] = [
  heading(2, 'Search by signature', 'signature-search'),
  paragraph(
    'Describe what you have and what you need. Parameters may stand in any order, ',
    inlineCode('_'),
    ' fits every type, and a single capital letter is a type parameter.',
  ),
  component('SignatureSearch', {}),
  heading(2, 'Decode an abort', 'abort-decoder'),
  paragraph('Paste the error of a failed transaction, or name a module and a code.'),
  component('AbortDecoder', {}),
];

export function packagePage(model: PackageModel, context: PageContext): Page {
  const words = packageWords(model);
  const count = countOf(publishedModules({ packages: [model] }).length, 'module');
  return {
    reference: 'framework',
    route: context.routes.package(model.name),
    title: `Package ${model.name}`,
    description: `${isOurs(context) ? 'All ' : ''}${count} of the Move package ${model.name}, each with a one-line summary and a link to its page.`,
    label: model.name,
    crumbs: crumbsOf(context, model.name).slice(0, -1),
    keywords: [model.name, 'Move', 'package', ...(model.address === null ? [] : [model.address])],
    body: context.templates.index({
      lead: words?.summary ?? '',
      body: [
        ...(words === null ? [] : linkWords(words.text, context)),
        paragraph(...addressInline(model), `${count}${release(model)}.`),
        list(model.modules.map((module) => [moduleLine(module, context)])),
        ...siblingsOf(model.name, [], context),
      ],
    }),
  };
}

/** Here only full names, and those that Move imports by itself, stand for something. */
function linkWords(text: string, context: PageContext): readonly Flow[] {
  const { members } = buildScope({ id: '', package: '' }, [], []);
  const scope = {
    module: '',
    aliases: members,
    fields: new Set<string>(),
    uniqueModules: new Map<string, string>(),
  };
  const link = codeLinker({ ...scope, hrefOf: (id) => hrefOf(id, context) });
  return link(parseProse(text, 'ours'), { id: '', locals: [] });
}

function addressInline(packageModel: PackageModel): readonly Inline[] {
  return packageModel.address === null ? [] : ['Address ', inlineCode(packageModel.address), ', '];
}

function release(packageModel: PackageModel): string {
  return packageModel.release === null ? '' : `, as of ${packageModel.release}`;
}

function moduleLine(module: ModuleModel, context: PageContext): Flow {
  const name = link(context.routes.module(module.id), inlineCode(module.id));
  const marks = [
    ...(module.deprecation === null ? [] : [' ', mark('deprecated')]),
    ...(module.isTestOnly ? [' ', mark('testsOnly')] : []),
  ];
  return paragraph(name, ...marks, module.summary === '' ? '' : ` – ${module.summary}`);
}
