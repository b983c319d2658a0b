/** What a node remembers while a program runs: objects, executed transactions, answers given, errors. Changes itself only. */

import type { GraphQLSchema } from 'graphql';
import type { Executed } from './transaction/execution-json.ts';
import type { Fixture, MoveFunction, NodeFailure, FixtureLocation, StoredObject } from './model.ts';

/** Is a request one of the documented release, and is an answer? Each error is a sentence without its end. */
export interface RpcCheck {
  requestErrors(request: unknown): readonly string[];
  answerErrors(method: string, result: unknown): readonly string[];
}

export interface NodeOptions {
  readonly fixture: Fixture;
  readonly rpc: RpcCheck;
  /** Asked for when the first operation comes. */
  readonly schema: () => GraphQLSchema;
  /** A function of the framework, by its full target. */
  readonly functionOf: (target: string) => MoveFunction | null;
  /** The file that an author adds missing answers to. */
  readonly fixturePath: string;
}

export interface NodeState extends NodeOptions {
  readonly objects: Map<string, StoredObject>;
  readonly executed: Map<string, Executed & { readonly checkpoint: bigint }>;
  /** How often each entry of the fixture has answered. */
  readonly calls: Map<object, number>;
  readonly failures: NodeFailure[];
  checkpoint: bigint;
}

export function startState(options: NodeOptions): NodeState {
  return {
    ...options,
    objects: new Map(options.fixture.objects.map((object) => [object.id, object])),
    executed: new Map(),
    calls: new Map(),
    failures: [],
    checkpoint: options.fixture.chain.checkpoint,
  };
}

/** The n-th call gets the n-th answer, and the last one stays. */
export function nextAnswer<T>(
  state: NodeState,
  entry: { readonly answers: readonly T[] },
): T | null {
  const count = state.calls.get(entry) ?? 0;
  state.calls.set(entry, count + 1);
  return entry.answers[Math.min(count, entry.answers.length - 1)] ?? null;
}

/** Said once, however often a program asks. */
export function report(state: NodeState, failure: NodeFailure): void {
  if (!state.failures.some(({ message }) => message === failure.message))
    state.failures.push(failure);
}

export function reportUnanswered(state: NodeState, asked: string, entry: string): void {
  report(state, {
    code: 'node-unanswered',
    message: `the program asks for ${asked}, and nothing answers`,
    fix: `add to ${state.fixturePath}: ${entry}`,
    at: null,
  });
}

export function reportAnswer(state: NodeState, message: string, at: FixtureLocation | null): void {
  report(state, { code: 'node-answer', message, fix: 'correct the answer in the fixture', at });
}
