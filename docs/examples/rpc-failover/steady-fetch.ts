// A fetch for SuiHTTPTransport that tries again, and elsewhere, when a failure is temporary.

export interface SteadyOptions {
  /** Requests in all, the first included. */
  readonly tries?: number;
  /** How long one request may take. */
  readonly timeoutMs?: number;
  readonly report?: (line: string) => void;
  /** Replaced in tests. */
  readonly fetch?: typeof fetch;
  readonly random?: () => number;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

// region: pause
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;

/** The pause before a retry, counted from 0. Chance keeps many clients from coming back together. */
export function pauseBefore(retry: number, random: () => number): number {
  return Math.round(random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retry));
}
// endregion: pause

// region: steady
/** These pass without anybody changing the request. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** The node is overloaded, or ran out of time before the transaction was final. HTTP says 200. */
const TRANSIENT_CODE = -32050;

async function passingProblem(response: Response): Promise<string | undefined> {
  if (isTemporary(response.status)) return `HTTP ${response.status}`;
  if (!response.ok) return undefined;
  const answer = (await response.clone().json()) as { error?: { code?: number } };
  return answer.error?.code === TRANSIENT_CODE ? `error ${TRANSIENT_CODE}` : undefined;
}

/** Stays with one address while it answers, so that you can read what you have just written. */
export function steadyFetch(
  addresses: readonly string[],
  options: SteadyOptions = {},
): typeof fetch {
  const { tries = 5, timeoutMs = 10_000, report = () => undefined } = options;
  const send = options.fetch ?? fetch;
  const random = options.random ?? Math.random;
  const sleep =
    options.sleep ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));
  let current = 0;

  return async (_address, init) => {
    let problem = new Error('no address to ask');
    for (let retry = 0; retry < tries; retry += 1) {
      const address = addresses[current % addresses.length];
      const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
      try {
        const response = await send(address, { ...init, signal: AbortSignal.any(signals) });
        const passing = await passingProblem(response);
        if (!passing) return response;
        problem = new Error(passing);
      } catch (error) {
        if (init?.signal?.aborted) throw error;
        problem = error instanceof Error ? error : new Error(String(error));
      }
      current += 1;
      if (retry + 1 === tries) break;
      const pause = pauseBefore(retry, random);
      report(`${new URL(address).host}: ${problem.message}, next try in ${pause} ms`);
      await sleep(pause);
    }
    throw problem;
  };
}
// endregion: steady
