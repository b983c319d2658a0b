/**
 * Two releases of the framework, graded by what the `compatible` upgrade policy refuses: a public function
 * keeps its signature, a type keeps its fields and abilities. What no bytecode shows but source code needs,
 * such as macros and methods, is graded for those who compile. Pure.
 */

import type {
  AbortModel,
  ConstantModel,
  FrameworkModel,
  FunctionModel,
  ItemModel,
  ModuleModel,
} from '../../../generators/framework/model/model.ts';
import { plainText } from '../../../generators/core/prose.ts';
import { isConstant } from '../../../generators/framework/model/aborts.ts';
import { moduleOf } from '../../../generators/framework/move/types.ts';
import type { Change, Grade } from './change.ts';
import { isSame, matchUp } from './change.ts';
import { constantLine, enumLine, functionLine, structLine } from './move-lines.ts';
import type { Found } from './move-types.ts';
import { boundsOf, byPosition, compareEnums, compareStructs } from './move-types.ts';

export function gradeMove(before: FrameworkModel, after: FrameworkModel): readonly Change[] {
  const modules = (model: FrameworkModel): readonly ModuleModel[] =>
    model.packages.flatMap((packageModel) => packageModel.modules);
  const { removed, added, retained } = matchUp(modules(before), modules(after), ({ id }) => id);
  return [
    ...removed.map((module) =>
      ofItem(module, removedItem('module', module, module.isTestOnly ? 'dangerous' : 'breaking')),
    ),
    ...added.map((module) => ofItem(module, newItem('module', `module ${module.id}`))),
    ...retained.flatMap(([old, now]) => gradeModule(old, now)),
  ];
}

function ofItem({ id }: ItemModel, found: Found): Change {
  return { id: `move:${id}`, ...found };
}

function gradeModule(old: ModuleModel, now: ModuleModel): readonly Change[] {
  // What exists in tests only is not part of the package: nothing on chain depends on it.
  const soften = (changes: readonly Change[]): readonly Change[] =>
    old.isTestOnly
      ? changes.map((change) =>
          change.grade === 'breaking' ? { ...change, grade: 'dangerous' } : change,
        )
      : changes;
  return soften([
    ...gradeItems('struct', old.structs, now.structs, {
      code: structLine,
      compare: compareStructs,
    }),
    ...gradeItems('enum', old.enums, now.enums, { code: enumLine, compare: compareEnums }),
    ...gradeItems('function', old.functions, now.functions, {
      code: functionLine,
      compare: compareFunctions,
      removedGrade: removedFunction,
    }),
    ...gradeItems('constant', old.constants, now.constants, {
      code: constantLine,
      compare: compareConstants,
      // Others cannot name a constant, but they compare abort codes with it.
      removedGrade: (constant) => (constant.isError ? 'dangerous' : 'safe'),
    }),
    ...gradeMethods(old, now),
    ...wordsOf(old, now).map((found) => ofItem(old, found)),
  ]);
}

interface Kind<Item> {
  readonly code: (item: Item) => string;
  readonly compare: (old: Item, now: Item) => readonly Found[];
  readonly removedGrade?: (item: Item) => Grade;
}

function gradeItems<Item extends ItemModel>(
  kind: string,
  before: readonly Item[],
  after: readonly Item[],
  { code, compare, removedGrade = () => 'breaking' }: Kind<Item>,
): readonly Change[] {
  const { removed, added, retained } = matchUp(before, after, ({ id }) => id);
  return [
    ...removed.map((item) =>
      ofItem(item, { ...removedItem(kind, item, removedGrade(item)), before: code(item) }),
    ),
    ...added.map((item) => ofItem(item, newItem(kind, code(item)))),
    ...retained.flatMap(([old, now]) =>
      [...compare(old, now), ...wordsOf(old, now)].map((found) => ofItem(old, found)),
    ),
  ];
}

/** Upstream's note at something that went says what to use instead. */
function removedItem(kind: string, { id, deprecation }: ItemModel, grade: Grade): Found {
  const lines = { before: `${kind} ${id}`, after: null };
  const found = {
    grade,
    rule: `move/${kind}-gone`,
    message: `the ${kind} is gone`,
    ...lines,
  } as const;
  return deprecation === null ? found : { ...found, deprecation: plainText(deprecation.note) };
}

function newItem(kind: string, code: string): Found {
  const message = `the ${kind} is new`;
  return { grade: 'safe', rule: `move/${kind}-new`, message, before: null, after: code };
}

/** Code in other packages reaches public functions; transactions reach entry functions as well. */
function removedFunction({ visibility, isEntry }: FunctionModel): Grade {
  if (visibility === 'public') return 'breaking';
  return isEntry ? 'dangerous' : 'safe';
}

function compareFunctions(old: FunctionModel, now: FunctionModel): readonly Found[] {
  const lines = { before: functionLine(old), after: functionLine(now) };
  const found: Found[] = [];
  const say = (grade: Grade, rule: string, message: string): void =>
    void found.push({ grade, rule: `move/${rule}`, message, ...lines });
  const reach = removedFunction(old);
  const isLess = old.visibility === 'public' && now.visibility !== 'public';
  if (isLess) say('breaking', 'visibility', 'the function is no longer public');
  else if (old.visibility !== now.visibility)
    say('safe', 'visibility', 'others can call the function now, or fewer of its own package');
  if (old.isEntry && !now.isEntry && now.visibility !== 'public')
    say('dangerous', 'entry', 'transactions cannot call the function any longer');
  else if (old.isEntry !== now.isEntry)
    say(
      'safe',
      'entry',
      now.isEntry ? 'it is an entry function now' : 'it is no longer an entry function',
    );
  if (old.isMacro !== now.isMacro)
    say(reach, 'macro', 'a macro and a function are called differently');
  if (!isSame(shapeOf(old), shapeOf(now))) say(reach, 'signature', 'the signature changed');
  const bounds = boundsOf(old.typeParameters, now.typeParameters);
  if (bounds === 'tighter') say(reach, 'type-parameter', 'type arguments need more abilities');
  if (bounds === 'looser') say('safe', 'type-parameter', 'type arguments need fewer abilities');
  if (isSame(shapeOf(old), shapeOf(now)) && !isSame(namesOf(old), namesOf(now)))
    say('documentation', 'names', 'parameters have other names');
  return [...found, ...compareAborts(old, now)];
}

/** By position: names of parameters and of type parameters are nobody's business. */
function shapeOf({ typeParameters, parameters, returns }: FunctionModel): unknown {
  return {
    count: typeParameters.length,
    parameters: parameters.map(({ type }) => byPosition(type, typeParameters)),
    returns: returns.map((type) => byPosition(type, typeParameters)),
  };
}

function namesOf({ parameters, typeParameters }: FunctionModel): readonly string[] {
  return [...parameters, ...typeParameters].map(({ name }) => name);
}

/**
 * Callers compare the code that they get with a constant of the module that they call, so a constant that the function
 * itself newly raises is for them. What reaches it through calls is documentation: the list is as good as the method
 * that finds it, and neither is a promise of upstream.
 */
function compareAborts(old: FunctionModel, now: FunctionModel): readonly Found[] {
  if (!old.areAbortsKnown || !now.areAbortsKnown) return [];
  const [was, is] = [old, now].map(({ id, aborts }) => {
    const own = moduleOf(id);
    const entries = aborts.map(
      (abort) =>
        [abort.module === own ? abort.reason : `${abort.module}::${abort.reason}`, abort] as const,
    );
    return new Map(entries);
  }) as [Map<string, AbortModel>, Map<string, AbortModel>];
  const more = [...is.keys()].filter((reason) => !was.has(reason));
  const less = [...was.keys()].filter((reason) => !is.has(reason));
  const raised = more.filter((reason) => isConstant(reason) && is.get(reason)?.path.length === 0);
  const others = [
    ...more.filter((reason) => !raised.includes(reason)).map((reason) => `+ ${reason}`),
    ...less.map((reason) => `− ${reason}`),
  ];
  const nothing = { before: null, after: null };
  return [
    ...(raised.length === 0
      ? []
      : [
          {
            grade: 'dangerous' as const,
            rule: 'move/abort-new' as const,
            message: `it can also abort with ${raised.join(', ')}`,
            before: [...was.keys()].join(', ') || 'never aborts',
            after: [...is.keys()].join(', '),
          },
        ]),
    ...(others.length === 0
      ? []
      : [
          {
            grade: 'documentation' as const,
            rule: 'move/aborts' as const,
            message: `its list of aborts changed: ${others.join(', ')}`,
            ...nothing,
          },
        ]),
  ];
}

function compareConstants(old: ConstantModel, now: ConstantModel): readonly Found[] {
  const [before, after] = [constantLine(old), constantLine(now)];
  if (before === after) return [];
  const message = 'the value changed';
  return [{ grade: 'dangerous', rule: 'move/constant-value', message, before, after }];
}

/** `public use fun`: source that calls a method by a name that is gone does not compile. */
function gradeMethods(old: ModuleModel, now: ModuleModel): readonly Change[] {
  const lineOf = (method: ModuleModel['methods'][number]): string =>
    `use fun ${method.function} as ${method.type}.${method.name}`;
  const { removed, added } = matchUp(old.methods, now.methods, lineOf);
  const found = (method: ModuleModel['methods'][number], isRemoved: boolean): Change => ({
    id: `move:${method.function}`,
    grade: isRemoved ? 'breaking' : 'safe',
    rule: isRemoved ? 'move/method-gone' : 'move/method-new',
    message: `it ${isRemoved ? 'no longer has' : 'has'} the method name ${method.name}`,
    before: isRemoved ? lineOf(method) : null,
    after: isRemoved ? null : lineOf(method),
  });
  return [
    ...removed.map((method) => found(method, true)),
    ...added.map((method) => found(method, false)),
  ];
}

function wordsOf(old: ItemModel, now: ItemModel): readonly Found[] {
  const isDeprecated = old.deprecation === null && now.deprecation !== null;
  const isBack = old.deprecation !== null && now.deprecation === null;
  const mark = (message: string): Found => ({
    grade: 'safe',
    rule: 'move/deprecated',
    message,
    before: isBack ? 'deprecated' : null,
    after: isDeprecated ? 'deprecated' : null,
  });
  return [
    ...(isDeprecated ? [mark('it is deprecated now')] : []),
    ...(isBack ? [mark('it is no longer deprecated')] : []),
    ...(isSame(old.prose, now.prose)
      ? []
      : [
          {
            grade: 'documentation' as const,
            rule: 'move/words' as const,
            message: 'its description changed',
            before: old.summary,
            after: now.summary,
          },
        ]),
  ];
}
