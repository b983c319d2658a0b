// Sign-in pages of seven providers, and what comes back from them.

// region: providers
export type Provider = 'google' | 'facebook' | 'twitch' | 'microsoft' | 'apple' | 'kakao' | 'slack';

/** How the token arrives: in the address, in a form that is posted to you, or for a code. */
type Flow = 'address' | 'form' | 'code';

interface Entry {
  readonly page: string;
  readonly flow: Flow;
}

const PROVIDERS: Readonly<Record<Provider, Entry>> = {
  google: { page: 'https://accounts.google.com/o/oauth2/v2/auth', flow: 'address' },
  facebook: { page: 'https://www.facebook.com/v17.0/dialog/oauth', flow: 'address' },
  twitch: { page: 'https://id.twitch.tv/oauth2/authorize', flow: 'address' },
  microsoft: {
    page: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    flow: 'address',
  },
  apple: { page: 'https://appleid.apple.com/auth/authorize', flow: 'form' },
  kakao: { page: 'https://kauth.kakao.com/oauth/authorize', flow: 'code' },
  slack: { page: 'https://slack.com/openid/connect/authorize', flow: 'code' },
};

/** What each way adds to the request. */
const BY_FLOW: Readonly<Record<Flow, Readonly<Record<string, string>>>> = {
  address: { response_type: 'id_token' },
  form: { response_type: 'code id_token', response_mode: 'form_post' },
  code: { response_type: 'code' },
};
// endregion: providers

// region: url
export interface App {
  readonly clientId: string;
  /** Exactly as registered with the provider, down to the last slash. */
  readonly redirectUri: string;
}

/** `state` comes back unchanged and proves that the answer belongs to this browser. */
export function loginUrl(provider: Provider, app: App, nonce: string, state: string): string {
  const { page, flow } = PROVIDERS[provider];
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: 'openid',
    nonce,
    state,
    ...BY_FLOW[flow],
  });
  return `${page}?${query}`;
}
// endregion: url

// region: read
/** The token itself, or a code that your server exchanges for it. */
export type Answer = { readonly jwt: string } | { readonly code: string };

/** Reads the address that the browser came back to, or the form that was posted to your server. */
export function readToken(from: URL | URLSearchParams, state: string): Answer {
  const answer =
    from instanceof URL
      ? new URLSearchParams([...from.searchParams, ...new URLSearchParams(from.hash.slice(1))])
      : from;
  const refused = answer.get('error');
  if (refused !== null) throw new Error(`the provider refused: ${refused}`);
  if (answer.get('state') !== state) throw new Error('the answer belongs to another request');
  const jwt = answer.get('id_token');
  if (jwt !== null) return { jwt: checked(jwt) };
  const code = answer.get('code');
  if (code !== null) return { code };
  throw new Error('the answer has neither a token nor a code');
}

/** Proofs exist for RS256 only, so find out before the prover does. */
function checked(jwt: string): string {
  const [header = ''] = jwt.split('.');
  const json = atob(header.replaceAll('-', '+').replaceAll('_', '/'));
  const { alg } = JSON.parse(json) as { alg?: string };
  if (alg !== 'RS256') throw new Error(`the token is signed with ${alg}, and RS256 is needed`);
  return jwt;
}
// endregion: read

// region: exchange
const TOKENS: Readonly<Partial<Record<Provider, string>>> = {
  kakao: 'https://kauth.kakao.com/oauth/token',
  slack: 'https://slack.com/api/openid.connect.token',
};

/** Only on your server: the secret must never reach a browser. */
export async function exchangeCode(
  provider: Provider,
  code: string,
  app: App & { readonly secret: string },
  post: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<string> {
  const url = TOKENS[provider];
  if (url === undefined) throw new Error(`${provider} sends the token without a code`);
  const response = await post(url, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: app.clientId,
      client_secret: app.secret,
      redirect_uri: app.redirectUri,
      code,
    }),
  });
  const { id_token } = (await response.json()) as { id_token?: string };
  if (id_token === undefined) throw new Error(`${provider} exchanged no token`);
  return checked(id_token);
}
// endregion: exchange
