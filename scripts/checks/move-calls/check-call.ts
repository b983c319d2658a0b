/** One call of a Move function against the functions there are: its name, type arguments and arguments. Pure. */

import { propose } from '../proposal.ts';
import { acceptedBy, describe } from './accepted.ts';
import { PACKAGE_ADDRESSES } from './packages.ts';
import type { FrameworkNames, PathProblem } from './paths.ts';
import { abilitiesOf, typeProblems } from './type-problems.ts';
import type {
  CallProblem,
  KnownFunction,
  KnownModule,
  KnownModules,
  MoveCall,
  Part,
} from './model.ts';

/**
 * Nothing is said of packages that only the reader knows, unless the page shows a module of that name. Where
 * it shows several, one of them must fit.
 */
export function checkMoveCall(call: MoveCall, known: KnownModules): readonly CallProblem[] {
  const address = call.package && addressOf(call.package.text);
  const own = known.framework.filter((module) => module.package === address);
  if (own.length === 0 && isFrameworkAddress(address)) return [];
  const modules = own.length > 0 ? own : known.page;
  const named = modules.filter(({ name }) => name === call.module.text);
  if (named.length === 0) return unknownModule(call, modules, own.length > 0);
  const verdicts = named.map((module) => problemsIn(module, call, known.names));
  return verdicts.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? [];
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
function rankOf(problems: readonly CallProblem[]): number {
  return problems.length + (problems[0]?.code === 'move-call/unknown-function' ? 10 : 0);
}

/** A package of the reader's own may have modules that the page does not show. */
function unknownModule(
  { module }: MoveCall,
  modules: readonly KnownModule[],
  isComplete: boolean,
): readonly CallProblem[] {
  const near = propose(module.text, [...new Set(modules.map(({ name }) => name))]);
  if (!near && !isComplete) return [];
  return [
    problem(module, 'unknown-module', {
      message: `the package has no module "${module.text}"`,
      fix: near ? `did you mean \`${near.to}\`?` : 'look the module up in the framework reference',
      replacement: near?.isUnique ? near.to : null,
    }),
  ];
}

function problemsIn(
  module: KnownModule,
  call: MoveCall,
  names: FrameworkNames,
): readonly CallProblem[] {
  const found = module.functions.find(({ name }) => name === call.function.text);
  if (!found) return [unknownFunction(module, call.function)];
  if (!found.isCallable)
    return [
      problem(call.function, 'private-function', {
        message: `a transaction cannot call ${module.name}::${found.name}: it is not public`,
        fix: 'call a function that is public or entry',
      }),
    ];
  const name = `${module.name}::${found.name}`;
  const wrongTypes = typeArgumentProblems(call, found, { name, names });
  return [
    ...countProblems(call, found, name),
    ...wrongTypes,
    ...argumentProblems(call, found, name),
  ];
}

function unknownFunction({ name, functions }: KnownModule, wrong: Part): CallProblem {
  const callable = functions.filter(({ isCallable }) => isCallable).map((fun) => fun.name);
  const near = propose(wrong.text, callable);
  return problem(wrong, 'unknown-function', {
    message: `the module ${name} has no function "${wrong.text}"`,
    fix: near ? `did you mean \`${near.to}\`?` : `call one of ${callable.join(', ')}`,
    replacement: near?.isUnique ? near.to : null,
  });
}

function countProblems(
  call: MoveCall,
  { typeParameters }: KnownFunction,
  name: string,
): readonly CallProblem[] {
  const given = call.typeArguments;
  if (given === null || given.length === typeParameters.length) return [];
  const needed =
    typeParameters.length === 0
      ? 'none'
      : typeParameters.map((parameter) => parameter.name).join(', ');
  return [
    problem(call.function, 'type-arguments', {
      message: `${name} has ${countOf(typeParameters.length, 'type parameter')}, and the call gives ${given.length}`,
      fix: needed === 'none' ? 'remove the type arguments' : `give a type for ${needed}`,
    }),
  ];
}

/** Each type is whole, exists, and has the abilities that the function asks for. */
function typeArgumentProblems(
  call: MoveCall,
  { typeParameters }: KnownFunction,
  { name, names }: { readonly name: string; readonly names: FrameworkNames },
): readonly CallProblem[] {
  const given = call.typeArguments;
  if (given?.length !== typeParameters.length) return [];
  return given.flatMap((part, at) => {
    const [fault] = typeProblems(part.text, names);
    if (fault) return [problem(part, 'type-argument', { ...fault, ...renamed(part, fault) })];
    const parameter = typeParameters[at];
    const abilities = abilitiesOf(part.text, names.types);
    const lacking =
      parameter?.abilities.filter((ability) => abilities?.includes(ability) === false) ?? [];
    if (!parameter || lacking.length === 0) return [];
    const message = `${part.text} lacks ${lacking.join(' and ')}, which ${name} asks of ${parameter.name}`;
    return [problem(part, 'type-argument', { message, fix: 'give a type that has it' })];
  });
}

function renamed({ text }: Part, { near, offset, wrong }: PathProblem): Partial<CallProblem> {
  if (near?.isUnique !== true) return {};
  return { replacement: text.slice(0, offset) + near.to + text.slice(offset + wrong.length) };
}

function argumentProblems(
  call: MoveCall,
  { parameters, typeParameters }: KnownFunction,
  name: string,
): readonly CallProblem[] {
  const given = call.arguments;
  if (given === null) return [];
  const isCounted =
    call.isOpen === true ? given.length <= parameters.length : given.length === parameters.length;
  if (!isCounted)
    return [
      problem(call.function, 'arguments', {
        message: `${name} takes ${countOf(parameters.length, 'argument')}, and the call gives ${given.length}`,
        fix: parameters.length === 0 ? 'remove them' : `give (${parameters.join(', ')})`,
      }),
    ];
  const generics = typeParameters.map((parameter) => parameter.name);
  return given.flatMap((argument, at) => {
    const type = parameters[at] ?? '';
    if (acceptedBy(type, generics, argument)) return [];
    return [
      problem(argument, 'argument-type', {
        message: `argument ${at + 1} of ${name} is ${describe(argument)}, and its type is ${type}`,
        fix: `give a value of type ${type}`,
      }),
    ];
  });
}

function countOf(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;
}

function problem(
  { text, start, end }: Part,
  rule: string,
  { message, fix, replacement = null }: Pick<CallProblem, 'message' | 'fix'> & Partial<CallProblem>,
): CallProblem {
  // What a constant holds is not written here.
  const isWritten = end - start === text.length;
  const code = `move-call/${rule}` as const;
  return { code, message, fix, start, end, replacement: isWritten ? replacement : null };
}
