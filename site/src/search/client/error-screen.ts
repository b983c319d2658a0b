/** Keeps DocSearch's error screen on the screen: its own status goes back to idle the moment an error is shown. */

/** DocSearch's timer for "this takes long" fires after so many milliseconds, and would end the error as well. */
const STALL = 300;

type Search<Response> = (request: never) => Promise<Response>;

/**
 * DocSearch calls `search(…).catch(show)`, where `show` sets the status and throws on. We call `show` at once, and once
 * more after the timer; the request itself stays open forever, so nothing that ends a request ends the error screen.
 */
export function keepErrorScreen<Client extends { search: Search<unknown> }>(
  client: Client,
): Client {
  const search = client.search.bind(client);
  const kept = (request: never): unknown => {
    const answer = search(request);
    return {
      then: answer.then.bind(answer),
      finally: answer.finally.bind(answer),
      catch: (show: (error: unknown) => unknown) =>
        answer.catch((error: unknown) => {
          if (!isRetryError(error)) return show(error);
          report(show, error);
          setTimeout(() => report(show, error), STALL + 50);
          return new Promise(() => undefined);
        }),
    };
  };
  return { ...client, search: kept as Client['search'] };
}

function isRetryError(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}

/** `show` throws the error on when it has set the status: that is its way to say it is done. */
function report(show: (error: unknown) => unknown, error: unknown): void {
  try {
    show(error);
  } catch (thrown) {
    if (thrown !== error) throw thrown;
  }
}
