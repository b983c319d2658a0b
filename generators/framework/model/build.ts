/** Read modules and facts to the model: private functions left out, backlinks drawn, prose parsed. Pure. */

import { addTo } from '../../core/lists.ts';
import type { Flow } from '../../core/nodes.ts';
import type { ProseOrigin } from '../../core/prose.ts';
import { parseProse, summaryOf } from '../../core/prose.ts';
import { compareText } from '../../core/text.ts';
import type { AbortReview } from '../read/abort-reviews.ts';
import type { Calls } from '../read/calls.ts';
import { findAborts, functionsWithoutFacts } from './aborts.ts';
import { FRAMEWORK_ADDRESSES } from '../move/addresses.ts';
import { drawBacklinks } from './backlinks.ts';
import type { Backlinks } from './backlinks.ts';
import type {
  ReadConstant,
  ReadDatatype,
  ReadField,
  ReadFunction,
  ReadItem,
  ReadMethod,
  ReadModule,
  ReadStruct,
} from '../read/declarations.ts';
import type { Fate } from './deprecation.ts';
import { DEPRECATION_MARK, fateOf } from './deprecation.ts';
import type { ItemFacts, ModuleFacts, PackageFacts } from '../read/facts.ts';
import type {
  AbortModel,
  ConstantModel,
  DatatypeModel,
  EnumModel,
  FieldModel,
  FrameworkModel,
  FunctionModel,
  ItemModel,
  ModuleModel,
  StructModel,
} from './model.ts';
import { constantId, functionId } from '../move/ids.ts';
import { usedModules } from './uses.ts';

const REPOSITORY = 'https://github.com/MystenLabs/sui/blob';

export interface BuildInput {
  readonly modules: readonly ReadModule[];
  /** What manifests say; `move/addresses.ts` knows the framework's. */
  readonly published?: ReadonlyMap<string, string | null>;
  readonly facts: readonly PackageFacts[];
  readonly calls: Calls;
  /** What people found out about aborts. */
  readonly reviews: readonly AbortReview[];
  readonly origin: ProseOrigin;
}

export function buildModel({
  modules,
  published,
  facts,
  calls,
  reviews,
  origin,
}: BuildInput): FrameworkModel {
  const documented = modules.map((module) => ({
    ...module,
    functions: module.functions.filter((fun) => fun.visibility !== 'private' || fun.isEntry),
  }));
  const aborts = findAborts(calls, reviews).lists;
  const backlinks = drawBacklinks(documented);
  const unknown = functionsWithoutFacts(calls, reviews);
  const shared = { aborts, unknown, origin, backlinks, methods: methodsByFunction(documented) };
  const factsByName = new Map(facts.map((packageFacts) => [packageFacts.package, packageFacts]));
  const names = [...new Set(modules.map((module) => module.package))].sort(comparePackages);
  const packages = names.map((name) => {
    const known = factsByName.get(name) ?? null;
    const own = documented.filter((module) => module.package === name);
    return {
      name,
      address: published?.has(name) ? (published.get(name) ?? null) : addressOf(name),
      release: known?.release ?? null,
      modules: own
        .map((module) => buildModule(module, { ...shared, facts: known }))
        .sort((a, b) => compareText(a.name, b.name)),
    };
  });
  return { packages };
}

function comparePackages(a: string, b: string): number {
  const order = [...FRAMEWORK_ADDRESSES.keys()];
  const position = (name: string): number =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return position(a) - position(b) || compareText(a, b);
}

function addressOf(name: string): string | null {
  return FRAMEWORK_ADDRESSES.get(name) ?? (name.startsWith('0x') ? name : null);
}

interface ModuleContext {
  /** By full name of the function. */
  readonly aborts: ReadonlyMap<string, readonly AbortModel[]>;
  /** Functions of which nobody knows what they raise. */
  readonly unknown: ReadonlySet<string>;
  readonly facts: PackageFacts | null;
  readonly origin: ProseOrigin;
  readonly backlinks: Backlinks;
  readonly methods: ReadonlyMap<string, readonly ReadMethod[]>;
}

/** What items of one module share while they are built. */
interface ItemContext extends ModuleContext {
  readonly module: ReadModule;
  readonly moduleFacts: ModuleFacts | null;
  /** Constant → functions that raise it, in source order. */
  readonly raisedBy: ReadonlyMap<string, readonly string[]>;
}

function buildModule(module: ReadModule, shared: ModuleContext): ModuleModel {
  const moduleFacts = shared.facts?.modules.get(module.name) ?? null;
  const context: ItemContext = {
    ...shared,
    module,
    moduleFacts,
    raisedBy: raisersByConstant(module, shared.aborts),
  };
  const { prose, deprecation } = fate(module, context);
  return {
    id: module.id,
    name: module.name,
    package: module.package,
    isTestOnly: module.isTestOnly,
    prose,
    summary: summaryOf(prose),
    deprecation,
    source: sourceOf(context, null),
    file: module.at.file,
    uses: usedModules(module),
    structs: module.structs.map((struct) => buildStruct(struct, context)),
    enums: module.enums.map((enumType): EnumModel => ({
      ...buildDatatype(enumType, context),
      variants: enumType.variants.map((variant) => ({
        ...variant,
        prose: proseOf(variant.doc, context),
        fields: variant.fields.map((field) => buildField(field, context)),
      })),
    })),
    functions: module.functions.map((fun) => buildFunction(fun, context)),
    constants: module.constants.map((constant) => buildConstant(constant, context)),
    methods: module.methods,
    aliases: [...module.scope.modules, ...module.scope.members].filter(
      ([alias]) => alias !== 'Self',
    ),
  };
}

function proseOf(doc: string | null, { origin }: Pick<ModuleContext, 'origin'>): readonly Flow[] {
  return doc === null ? [] : parseProse(doc, origin);
}

function fate(item: ReadItem, context: ModuleContext): Fate {
  const prose = proseOf(item.doc, context);
  if (item.attributes.length === 0 && !item.doc?.includes(DEPRECATION_MARK))
    return { prose, deprecation: null };
  return fateOf(prose, item.attributes, (markdown) => proseOf(markdown, context));
}

function buildItem(item: ReadItem, id: string, context: ItemContext): ItemModel {
  const { prose, deprecation } = fate(item, context);
  const facts = context.moduleFacts?.items.get(item.name) ?? null;
  return {
    id,
    name: item.name,
    prose,
    summary: summaryOf(prose),
    deprecation,
    source: sourceOf(context, facts),
  };
}

function sourceOf({ facts, moduleFacts }: ItemContext, item: ItemFacts | null): string | null {
  if (facts === null || moduleFacts === null) return null;
  return `${REPOSITORY}/${facts.commit}/${moduleFacts.path}${item?.line == null ? '' : `#L${item.line}`}`;
}

function buildField(field: ReadField, context: ModuleContext): FieldModel {
  return { name: field.name, type: field.type, prose: proseOf(field.doc, context) };
}

function buildDatatype(item: ReadDatatype, context: ItemContext): DatatypeModel {
  const base = buildItem(item, `${context.module.id}::${item.name}`, context);
  const { backlinks } = context;
  return {
    ...base,
    abilities: item.abilities,
    typeParameters: item.typeParameters,
    usedBy: backlinks.usedBy.get(base.id) ?? [],
    returnedBy: backlinks.returnedBy.get(base.id) ?? [],
    heldBy: backlinks.heldBy.get(base.id) ?? [],
  };
}

function buildStruct(struct: ReadStruct, context: ItemContext): StructModel {
  const fields = struct.fields.map((field) => buildField(field, context));
  return { ...buildDatatype(struct, context), isPositional: struct.isPositional, fields };
}

function buildConstant(constant: ReadConstant, context: ItemContext): ConstantModel {
  const error = constant.attributes.find((attribute) => attribute.name === 'error');
  const raisedBy = context.raisedBy.get(constant.name) ?? [];
  // `ENotEnough` is an error by its name; `EVM_ADDRESS_LENGTH` only begins like one.
  const isNamedError = /^E[A-Z]\w*[a-z]/.test(constant.name);
  return {
    ...buildItem(constant, constantId(context.module, constant.name), context),
    type: constant.type,
    value: constant.value,
    isError: error !== undefined || raisedBy.length > 0 || isNamedError,
    isClever: error !== undefined,
    errorCode: /^code\s*=\s*(\d+)/.exec(error?.value ?? '')?.[1] ?? null,
    raisedBy,
  };
}

function raisersByConstant(
  module: ReadModule,
  aborts: ReadonlyMap<string, readonly AbortModel[]>,
): ReadonlyMap<string, readonly string[]> {
  const raisers = new Map<string, Set<string>>();
  for (const { name } of module.functions) {
    for (const abort of aborts.get(`${module.id}::${name}`) ?? []) {
      if (abort.module !== module.id) continue;
      const known = raisers.get(abort.reason) ?? new Set();
      raisers.set(abort.reason, known.add(functionId(module, name)));
    }
  }
  return new Map([...raisers].map(([constant, ids]) => [constant, [...ids]]));
}

function buildFunction(fun: ReadFunction, context: ItemContext): FunctionModel {
  const base = buildItem(fun, functionId(context.module, fun.name), context);
  const facts = context.moduleFacts?.items.get(fun.name);
  // Spelled out, not spread: 1,400 times a spread is a tenth of the whole run.
  return {
    id: base.id,
    name: base.name,
    prose: base.prose,
    summary: base.summary,
    deprecation: base.deprecation,
    source: base.source,
    visibility: fun.visibility,
    isEntry: fun.isEntry,
    // A declaration has no body, so only the facts know which of them are native upstream.
    isNative: facts === undefined ? fun.isNative : facts.isNative,
    isMacro: fun.isMacro,
    syntax: fun.attributes.find((attribute) => attribute.name === 'syntax')?.value ?? null,
    typeParameters: fun.typeParameters,
    parameters: fun.parameters,
    returns: fun.returns,
    aborts: context.aborts.get(`${context.module.id}::${fun.name}`) ?? [],
    // Of another input nobody has looked, so it goes without saying.
    areAbortsKnown:
      context.facts === null || !context.unknown.has(`${context.module.id}::${fun.name}`),
    methods: context.methods.get(base.id) ?? [],
  };
}

function methodsByFunction(
  modules: readonly ReadModule[],
): ReadonlyMap<string, readonly ReadMethod[]> {
  const methods = new Map<string, ReadMethod[]>();
  for (const method of modules.flatMap((module) => module.methods))
    addTo(methods, method.function, method);
  return methods;
}
