/**
 * Where a client sends requests: straight through its transport, or through functions of its own that
 * pass a name on. What cannot be followed is told, so that no method goes missing without a word. Pure.
 */

import type { CallExpression, ClassDeclaration, SourceFile } from 'ts-morph';
import { Node, SyntaxKind } from 'ts-morph';
import type { Diagnostic, Location } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { locate } from '../core/source.ts';
import type { Sender } from './read-senders.ts';
import { callsOf, isHidden, senderOf } from './read-senders.ts';
import type { Slot } from './read-slots.ts';
import { elementsOf, fillSlot, literalText, placeOf, readSlot, slotOf } from './read-slots.ts';
import { unnamed, unreachable, unreadList, unsent } from './request-faults.ts';

/** One request that the code names. */
export interface RequestSyntax {
  readonly rpc: string;
  readonly unsubscribe: string | null;
  /** The method of the class that a program calls. */
  readonly sender: Sender;
  /** The call whose type argument says what travels back. */
  readonly call: CallExpression;
  /** In wire order. */
  readonly params: readonly Slot[];
}

/** What a call hands to the transport, as far as the function around it says. */
interface Sending {
  readonly method: Slot;
  readonly params: Slot;
  readonly unsubscribe: Slot;
  readonly call: CallExpression;
  readonly sender: Sender;
}

/** What a file says about its client. */
export interface ClientRequests {
  /** Null where no class sends anything. */
  readonly className: string | null;
  readonly requests: readonly RequestSyntax[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Functions that call functions that send: deeper than any client that is written by hand. */
const MOST_STEPS = 3;

/** Of the requests of all classes, those of the class that sends most. */
export function readRequests(client: SourceFile, source: SourceText): ClientRequests {
  const found = client
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .map(sendingOf)
    .flatMap((sending) => (sending === null ? [] : follow(sending)))
    .map((end) => readRequest(end, locate(source, end.call.getStart())));
  const sent = found.flatMap(({ request }) => request ?? []);
  const classes = clientClasses(client, sent);
  const requests = sent.filter(({ sender }) => classes.includes(sender.className));
  const told = found.flatMap(({ diagnostics }) => diagnostics);
  return {
    className: classes[0] ?? null,
    requests,
    diagnostics: [...told, ...unsentNames(client, source, requests)],
  };
}

/** The class that sends most, as programs know it: with what extends it first, and what it extends. */
function clientClasses(client: SourceFile, requests: readonly RequestSyntax[]): (string | null)[] {
  const names = requests.map(({ sender }) => sender.className).filter((name) => name !== null);
  const countOf = (name: string) => names.filter((one) => one === name).length;
  const [most] = names.toSorted((a, b) => countOf(b) - countOf(a));
  return most === undefined ? [] : basesOf(client, derivedFrom(client, most, []), []);
}

function derivedFrom(client: SourceFile, name: string, seen: readonly string[]): string {
  const below = client.getClasses().find((one) => parentName(one) === name);
  const found = below?.getName();
  return found === undefined || seen.includes(found)
    ? name
    : derivedFrom(client, found, [...seen, found]);
}

function basesOf(client: SourceFile, name: string, seen: readonly string[]): string[] {
  const parent = parentName(client.getClass(name));
  return parent === undefined || seen.includes(name)
    ? [...seen, name]
    : basesOf(client, parent, [...seen, name]);
}

function parentName(one: ClassDeclaration | undefined): string | undefined {
  return one?.getExtends()?.getExpression().getText();
}

/** `transport.request({ method, params })`, whatever the transport is called. */
function sendingOf(call: CallExpression): Sending | null {
  const callee = call.getExpression();
  if (!Node.isPropertyAccessExpression(callee) || !SENDS.test(callee.getName())) return null;
  const [options] = call.getArguments();
  const sender = senderOf(call);
  const isTransport = /transport$/i.test(callee.getExpression().getText());
  const isLikely = Node.isObjectLiteralExpression(options) && options.getProperty('method');
  if (options === undefined || sender === null || !(isTransport || isLikely)) return null;
  const of = (property: string): Slot => readSlot(slotOf(options, property), sender);
  const method = of('method');
  const name = literalText(method);
  if (!isTransport && name !== null && !IS_RPC.test(name)) return null;
  return { method, params: of('params'), unsubscribe: of('unsubscribe'), call, sender };
}

const SENDS = /^(request|subscribe)$/;
const IS_RPC = /^(suix?_|rpc\.)\w+$/;
/** What a page and its address can be called after. */
const IS_NAME = /[a-z0-9]/i;

/** Where the name of what is sent stands: this call, or calls of the functions that pass it on to here. */
function follow(sending: Sending, steps = 0): Sending[] {
  const { method, sender } = sending;
  if (nameIn(method) !== null || placeOf(method) === null || steps === MOST_STEPS) return [sending];
  return callsOf(sender).flatMap((outer) => {
    const caller = senderOf(outer);
    return caller === null || caller.node === sender.node
      ? []
      : follow(sentBy(caller, outer, sending), steps + 1);
  });
}

function nameIn(method: Slot): string | null {
  const text = literalText(method);
  return text !== null && IS_NAME.test(text) ? text : null;
}

/** The same sending in the words of a function that calls the one around it. */
function sentBy(caller: Sender, call: CallExpression, sending: Sending): Sending {
  const fill = (slot: Slot): Slot => fillSlot(slot, call, caller);
  return {
    method: fill(sending.method),
    params: fill(sending.params),
    unsubscribe: fill(sending.unsubscribe),
    call,
    sender: caller,
  };
}

/** The request of one call; null where its name is not said. */
function readRequest(
  sending: Sending,
  at: Location,
): { readonly request: RequestSyntax | null; readonly diagnostics: readonly Diagnostic[] } {
  const { method, params, sender, call } = sending;
  const rpc = nameIn(method);
  if (rpc === null) return { request: null, diagnostics: [unnamed(method.node.getText(), at)] };
  const list = elementsOf(params);
  const open = publicSender(sender);
  // Of a function beside the class, the name that has no page is told.
  const isUnreachable = open === null && sender.className !== null;
  return {
    request: {
      rpc,
      unsubscribe: literalText(sending.unsubscribe),
      sender: open ?? sender,
      call,
      params: list ?? [],
    },
    diagnostics: [
      ...(list === null ? [unreadList(rpc, params.node.getText(), at)] : []),
      ...(isUnreachable ? [unreachable(rpc, sender.name, at)] : []),
    ],
  };
}

/** A hidden method stands for the one that hands it what it was given itself, as it is. */
function publicSender(sender: Sender): Sender | null {
  if (sender.className !== null && !isHidden(sender)) return sender;
  for (const call of callsOf(sender)) {
    const caller = senderOf(call);
    const given = call.getArguments().map((one) => one.getText());
    const own = caller?.parameters.map((one) => one.getName()) ?? [];
    if (caller?.className == null || isHidden(caller)) continue;
    if (given.every((one, index) => one === own[index])) return caller;
  }
  return null;
}

/** Names of methods that no request carries: a table of names, a way to send that nobody foresaw. */
function unsentNames(
  client: SourceFile,
  source: SourceText,
  requests: readonly RequestSyntax[],
): Diagnostic[] {
  const told = new Set(requests.flatMap(({ rpc, unsubscribe }) => [rpc, unsubscribe]));
  return client
    .getDescendants()
    .filter((node) => Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node))
    .filter((node) => IS_RPC.test(node.getLiteralText()) && !told.has(node.getLiteralText()))
    .map((node) => unsent(node.getLiteralText(), locate(source, node.getStart())));
}
