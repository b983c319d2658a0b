// Builds the seven addresses, and reads answers of all three kinds: npx tsx demo.ts

import { exchangeCode, loginUrl, readToken } from './providers';

const app = { clientId: 'demo-client-id', redirectUri: 'https://app.example/signed-in' };
const nonce = 'hTPpgF7XAKbW37rEUS6pEVZqmoI';
const state = '9f2c';

// region: urls
for (const provider of [
  'google',
  'facebook',
  'twitch',
  'microsoft',
  'apple',
  'kakao',
  'slack',
] as const) {
  const url = new URL(loginUrl(provider, app, nonce, state));
  const { response_type, response_mode = '-' } = Object.fromEntries(url.searchParams);
  console.log(`${provider}: ${url.host}, ${response_type}, ${response_mode}`);
}
// endregion: urls

// region: answers
const base64url = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (alg: string): string => `${base64url({ alg })}.${base64url({ nonce })}.c2ln`;

const fragment = new URL(`${app.redirectUri}#id_token=${token('RS256')}&state=${state}`);
console.log('in the address:', Object.keys(readToken(fragment, state)).join());

const form = new URLSearchParams({ id_token: token('RS256'), code: 'c1', state });
console.log('in a form:', Object.keys(readToken(form, state)).join());

const answer = readToken(new URL(`${app.redirectUri}?code=c2&state=${state}`), state);
if ('code' in answer) {
  const fake = () => Promise.resolve(Response.json({ id_token: token('RS256') }));
  const jwt = await exchangeCode('slack', answer.code, { ...app, secret: 's3cret' }, fake);
  console.log('for a code:', jwt === token('RS256'));
}
// endregion: answers

// region: refused
const bad = [
  `?error=access_denied&state=${state}`,
  `#id_token=${token('RS256')}&state=other`,
  `#id_token=${token('ES256')}&state=${state}`,
];
for (const rest of bad) {
  try {
    readToken(new URL(app.redirectUri + rest), state);
  } catch (error) {
    console.log((error as Error).message);
  }
}
// endregion: refused
