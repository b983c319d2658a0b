/**
 * Comes before an example program in its process: the only network is the loopback node, there are no other
 * programs, and the clock begins where the fixture says. Plain JavaScript, because it runs as Node finds it.
 * What the program tried beyond that goes to file descriptor 3, one line each.
 */

import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const given = new URL(import.meta.url).searchParams;
const nodePort = Number(given.get('port'));
const REPORTS = 3;

/**
 * @param {string} what
 * @returns {Error}
 */
function refuse(what) {
  fs.writeSync(REPORTS, `${what}\n`);
  const error = new Error(`${what}: an example program reaches the loopback node and nothing else`);
  Error.captureStackTrace(error, refuse);
  return error;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);
/** Where a local network serves JSON-RPC, its faucet and GraphQL. */
const NODE_PORTS = [9000, 9123, 9125];
/** What `getFullnodeUrl`, `getFaucetHost` and the pages about GraphQL name. */
const PUBLIC =
  /^(?:(?:fullnode|faucet|graphql)\.(?:mainnet|testnet|devnet)\.sui\.io|sui-(?:mainnet|testnet|devnet)\.mystenlabs\.com)$/;

/**
 * The program's own servers, by the port that each asked for.
 * @type {Map<number, net.Server>}
 */
const ownServers = new Map();

const realFetch = globalThis.fetch;
/**
 * @param {string | URL | Request} input
 * @param {RequestInit} [init]
 */
globalThis.fetch = async function fetch(input, init) {
  const request = input instanceof Request ? input : null;
  const url = new URL(request ? request.url : String(input));
  if (PUBLIC.test(url.hostname)) {
    const address = `http://127.0.0.1:${NODE_PORTS[0]}${url.pathname}${url.search}`;
    return realFetch(request ? new Request(address, request) : address, init);
  }
  if (!LOOPBACK.has(url.hostname)) throw refuse(`it fetches ${url.origin}`);
  return realFetch(input, init);
};

const connect = net.Socket.prototype.connect;
/**
 * @this {net.Socket}
 * @param {any[]} args
 */
net.Socket.prototype.connect = function guarded(...args) {
  // Node hands its own calls on as one list.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const isObject = typeof first === 'object' && first !== null;
  const {
    port,
    host = 'localhost',
    path,
  } = isObject
    ? first
    : { port: first, host: typeof second === 'string' ? second : 'localhost', path: undefined };
  const listener = args.flat().find((arg) => typeof arg === 'function');
  if (path !== undefined || !LOOPBACK.has(host)) {
    const error = refuse(`it connects to ${path ?? `${host}:${port}`}`);
    process.nextTick(() => this.destroy(error));
    return this;
  }
  const open = (/** @type {number} */ realPort) =>
    connect.call(this, { ...(isObject ? first : {}), host: '127.0.0.1', port: realPort }, listener);
  if (NODE_PORTS.includes(Number(port))) return open(nodePort);
  const server = ownServers.get(Number(port));
  if (!server) return open(Number(port));
  if (server.listening) return open(portOf(server));
  server.once('listening', () => open(portOf(server)));
  return this;
};

const listen = net.Server.prototype.listen;
const address = net.Server.prototype.address;
/** @type {WeakMap<net.Server, number>} */
const expectedPorts = new WeakMap();

/** @param {net.Server} server */
function portOf(server) {
  return /** @type {net.AddressInfo} */ (address.call(server)).port;
}

/**
 * Servers get a free port of 127.0.0.1, so that two programs never want the same one.
 * @this {net.Server}
 * @param {any[]} args
 */
net.Server.prototype.listen = function guarded(...args) {
  const [first] = args;
  const expected = Number(typeof first === 'object' && first !== null ? first.port : first) || 0;
  const listener = args.find((arg) => typeof arg === 'function');
  if (expected > 0) {
    ownServers.set(expected, this);
    expectedPorts.set(this, expected);
  }
  return listen.call(this, { port: 0, host: '127.0.0.1' }, listener);
};
net.Server.prototype.address = function guarded() {
  const own = address.call(this);
  const port = expectedPorts.get(this);
  return own === null || typeof own === 'string' || port === undefined ? own : { ...own, port };
};

/**
 * Replaces functions of a built-in module, for `import` as well.
 * @param {object} module
 * @param {(name: string) => boolean} isMeant
 * @param {string} what
 */
function forbid(module, isMeant, what) {
  const functions = /** @type {Record<string, unknown>} */ (module);
  for (const name of Object.keys(functions)) {
    if (typeof functions[name] !== 'function' || !isMeant(name)) continue;
    functions[name] = (/** @type {unknown[]} */ ...args) => {
      throw refuse(`${what} ${String(args[0])}`);
    };
  }
}

const lookup = dns.lookup;
const lookupLater = dns.promises.lookup;
const isLookup = (/** @type {string} */ name) => /^(?:lookup|resolve|reverse)/.test(name);
forbid(dns, isLookup, 'it looks up');
forbid(dns.promises, isLookup, 'it looks up');
// A server that listens and a connection to `localhost` ask for names, too.
Object.assign(dns, { lookup: onlyLoopback(lookup, dns.lookup) });
Object.assign(dns.promises, { lookup: onlyLoopback(lookupLater, dns.promises.lookup) });

/**
 * @param {Function} real
 * @param {Function} refused
 */
function onlyLoopback(real, refused) {
  return (/** @type {unknown[]} */ ...args) =>
    (LOOPBACK.has(String(args[0])) ? real : refused)(...args);
}

forbid(childProcess, (name) => /^(?:spawn|exec|fork)/.test(name), 'it starts');
forbid(dgram, (name) => name === 'createSocket', 'it sends datagrams:');
forbid(
  dgram.Socket.prototype,
  (name) => ['send', 'connect', 'bind'].includes(name),
  'it sends datagrams:',
);
syncBuiltinESMExports();

const started = Date.now();
const beginning = Number(given.get('start'));
const RealDate = Date;
const now = () => beginning + (RealDate.now() - started);

/** Any date is one of the real class; only the present moment is another. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: (target) => String(new target(now())),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

// Node's own command line is not the program's business.
process.argv[1] = given.get('program') ?? '';
process.execArgv = [];
