// Runs a cycle every ten minutes: npx tsx main.ts

import { setTimeout as wait } from 'node:timers/promises';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { nextDelay } from './encode';
import type { Service, Source } from './service';
import { cycle } from './service';

const { PACKAGE_ID = '', ORACLE_ID = '', CAP_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const { WEATHER_URL = '', WEATHER_KEY = '' } = process.env;

// region: fetch
/** The parts of an answer of OpenWeather that the service uses. Without `units`, temperatures are in kelvin. */
interface Answer {
  readonly main: { temp: number; humidity: number };
  readonly wind: { speed: number };
  readonly rain?: { '1h'?: number };
  /** Seconds since 1970. */
  readonly dt: number;
}

const source: Source = {
  async read(geoname) {
    const answer = await fetch(`${WEATHER_URL}?id=${geoname}&appid=${WEATHER_KEY}`, {
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) return null;
    const { main, wind, rain, dt } = (await answer.json()) as Answer;
    return {
      temperature: main.temp,
      rain: rain?.['1h'] ?? 0,
      wind: wind.speed,
      humidity: main.humidity,
      measured: new Date(dt * 1000),
    };
  },
};
// endregion: fetch

// region: loop
const service: Service = {
  client: new SuiClient({ url: getFullnodeUrl('testnet') }),
  signer: Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY),
  packageId: PACKAGE_ID,
  oracleId: ORACLE_ID,
  capId: CAP_ID,
  source,
  log: console.log,
};

for (;;) {
  const started = Date.now();
  await cycle(service).catch((error: unknown) => service.log(String(error)));
  await wait(nextDelay(started, Date.now()));
}
// endregion: loop
