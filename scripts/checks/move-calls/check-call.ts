/** One call of a Move function against the functions there are: its name, type arguments and arguments. Pure. */

import type { CheckResult, Span } from '../check-result.ts';
import { propose, renameOf } from '../proposal.ts';
import { acceptedBy, describe } from './accepted.ts';
import { PACKAGE_ADDRESSES } from './packages.ts';
import type { FrameworkNames } from './paths.ts';
import { abilitiesOf, checkType } from './check-type.ts';
import type { KnownFunction, KnownModule, KnownModules, MoveCall, Part } from './model.ts';

/**
 * Nothing is said of packages that only the reader knows, unless the page shows a module of that name. Where
 * it shows several, one of them must fit.
 */
export function checkMoveCall(call: MoveCall, known: KnownModules): readonly CheckResult<Span>[] {
  const address = call.package && addressOf(call.package.text);
  const own = known.framework.filter((module) => module.package === address);
  if (own.length === 0 && isFrameworkAddress(address)) return [];
  const modules = own.length > 0 ? own : known.page;
  const named = modules.filter(({ name }) => name === call.module.text);
  if (named.length === 0) return unknownModule(call, modules, own.length > 0);
  const outcomes = named.map((module) => resultsIn(module, call, known.names));
  return outcomes.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? [];
}

/** `0x0002` and `sui` are `0x2`; other names and addresses stay. */
function addressOf(text: string): string {
  const digits = /^0x0*([0-9a-fA-F]+)$/.exec(text)?.[1];
  return digits === undefined ? (PACKAGE_ADDRESSES[text] ?? text) : `0x${digits.toLowerCase()}`;
}

/** The reference may not have been generated yet. */
function isFrameworkAddress(address: string | null): boolean {
  return Object.values(PACKAGE_ADDRESSES).some((known) => known === address);
}

/** A version of a module that has the function is a better match than one that has not. */
function rankOf(results: readonly CheckResult<Span>[]): number {
  return results.length + (results[0]?.code === 'move-call/unknown-function' ? 10 : 0);
}

/** A package of the reader's own may have modules that the page does not show. */
function unknownModule(
  { module }: MoveCall,
  modules: readonly KnownModule[],
  isComplete: boolean,
): readonly CheckResult<Span>[] {
  const near = propose(module.text, [...new Set(modules.map(({ name }) => name))]);
  if (!near && !isComplete) return [];
  return [
    report(module, 'unknown-module', {
      message: `the package has no module "${module.text}"`,
      fix: near ? `did you mean \`${near.to}\`?` : 'look the module up in the framework reference',
      replacement: renameOf(near),
    }),
  ];
}

function resultsIn(
  module: KnownModule,
  call: MoveCall,
  names: FrameworkNames,
): readonly CheckResult<Span>[] {
  const found = module.functions.find(({ name }) => name === call.function.text);
  if (!found) return [unknownFunction(module, call.function)];
  if (!found.isCallable)
    return [
      report(call.function, 'private-function', {
        message: `a transaction cannot call ${module.name}::${found.name}: it is not public`,
        fix: 'call a function that is public or entry',
      }),
    ];
  const name = `${module.name}::${found.name}`;
  const wrongTypes = checkTypeArguments(call, found, { name, names });
  const deprecated = checkDeprecated(call, found, name);
  const counted = checkCount(call, found, name);
  return [...deprecated, ...counted, ...wrongTypes, ...checkArguments(call, found, name)];
}

function checkDeprecated(
  call: MoveCall,
  { deprecation }: KnownFunction,
  name: string,
): readonly CheckResult<Span>[] {
  if (deprecation === null) return [];
  const fix = deprecation.replace(/^Use/, 'use').replace(/\.$/, '');
  return [report(call.function, 'deprecated', { message: `${name} is deprecated`, fix })];
}

function unknownFunction({ name, functions }: KnownModule, wrong: Part): CheckResult<Span> {
  const callable = functions.filter(({ isCallable }) => isCallable).map((fun) => fun.name);
  const near = propose(wrong.text, callable);
  return report(wrong, 'unknown-function', {
    message: `the module ${name} has no function "${wrong.text}"`,
    fix: near ? `did you mean \`${near.to}\`?` : `call one of ${callable.join(', ')}`,
    replacement: renameOf(near),
  });
}

function checkCount(
  call: MoveCall,
  { typeParameters }: KnownFunction,
  name: string,
): readonly CheckResult<Span>[] {
  const given = call.typeArguments;
  if (given === null || given.length === typeParameters.length) return [];
  const needed =
    typeParameters.length === 0
      ? 'none'
      : typeParameters.map((parameter) => parameter.name).join(', ');
  return [
    report(call.function, 'type-arguments', {
      message: `${name} has ${countOf(typeParameters.length, 'type parameter')}, and the call gives ${given.length}`,
      fix: needed === 'none' ? 'remove the type arguments' : `give a type for ${needed}`,
    }),
  ];
}

/** Each type is whole, exists, and has the abilities that the function asks for. */
function checkTypeArguments(
  call: MoveCall,
  { typeParameters }: KnownFunction,
  { name, names }: { readonly name: string; readonly names: FrameworkNames },
): readonly CheckResult<Span>[] {
  const given = call.typeArguments;
  if (given?.length !== typeParameters.length) return [];
  return given.flatMap((part, at) => {
    const [mistake] = checkType(part.text, names);
    if (mistake) return [report(part, 'type-argument', { ...mistake, ...renamed(part, mistake) })];
    const parameter = typeParameters[at];
    const abilities = abilitiesOf(part.text, names.types);
    const lacking =
      parameter?.abilities.filter((ability) => abilities?.includes(ability) === false) ?? [];
    if (!parameter || lacking.length === 0) return [];
    const message = `${part.text} lacks ${lacking.join(' and ')}, which ${name} asks of ${parameter.name}`;
    return [report(part, 'type-argument', { message, fix: 'give a type that has it' })];
  });
}

function renamed(
  { text }: Part,
  { replacement, start, end }: CheckResult<Span>,
): Partial<CheckResult<Span>> {
  if (replacement === null) return {};
  return { replacement: text.slice(0, start) + replacement + text.slice(end) };
}

function checkArguments(
  call: MoveCall,
  { parameters, typeParameters }: KnownFunction,
  name: string,
): readonly CheckResult<Span>[] {
  const given = call.arguments;
  if (given === null) return [];
  const isCounted =
    call.isOpen === true ? given.length <= parameters.length : given.length === parameters.length;
  if (!isCounted)
    return [
      report(call.function, 'arguments', {
        message: `${name} takes ${countOf(parameters.length, 'argument')}, and the call gives ${given.length}`,
        fix: parameters.length === 0 ? 'remove them' : `give (${parameters.join(', ')})`,
      }),
    ];
  const generics = typeParameters.map((parameter) => parameter.name);
  return given.flatMap((argument, at) => {
    const type = parameters[at] ?? '';
    if (acceptedBy(type, generics, argument)) return [];
    return [
      report(argument, 'argument-type', {
        message: `argument ${at + 1} of ${name} is ${describe(argument)}, and its type is ${type}`,
        fix: `give a value of type ${type}`,
      }),
    ];
  });
}

function countOf(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;
}

function report(
  { text, start, end }: Part,
  rule: string,
  {
    message,
    fix,
    replacement = null,
  }: Pick<CheckResult<Span>, 'message' | 'fix'> & Partial<CheckResult<Span>>,
): CheckResult<Span> {
  // What a constant holds is not written here.
  const isWritten = end - start === text.length;
  const code = `move-call/${rule}` as const;
  return { code, message, fix, start, end, replacement: isWritten ? replacement : null };
}
