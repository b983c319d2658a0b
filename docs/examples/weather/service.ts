// One cycle of the service.

import type { SuiClient } from '@mysten/sui/client';
import type { Signer } from '@mysten/sui/cryptography';
import { Transaction } from '@mysten/sui/transactions';
import type { Measurement, Reading } from './encode';
import { encodeReading, planBatches } from './encode';

export interface Service {
  readonly client: SuiClient;
  readonly signer: Signer;
  readonly packageId: string;
  readonly oracleId: string;
  readonly capId: string;
  readonly source: Source;
  readonly log: (text: string) => void;
}

// region: source
/** Where measurements come from. A test gives its own. */
export interface Source {
  /** Null when there is none. */
  read: (geoname: number) => Promise<Measurement | null>;
}
// endregion: source

interface City {
  readonly geoname: number;
  readonly objectId: string;
}

// region: list
/** All cities, page by page: geoname IDs are the names of the oracle's dynamic fields. */
export async function listCities({ client, oracleId }: Service): Promise<City[]> {
  const cities: City[] = [];
  let cursor: string | null = null;
  do {
    const page = await client.getDynamicFields({ parentId: oracleId, cursor });
    for (const { name, objectId } of page.data)
      cities.push({ geoname: Number(name.value), objectId });
    cursor = page.hasNextPage ? page.nextCursor : null;
  } while (cursor);
  return cities;
}
// endregion: list

// region: times
const OBJECTS_PER_REQUEST = 50;

/** When each city was measured last, as the chain knows it. */
async function lastTimes(
  { client }: Service,
  cities: readonly City[],
): Promise<Map<string, bigint>> {
  const times = new Map<string, bigint>();
  for (const batch of planBatches(cities, OBJECTS_PER_REQUEST)) {
    const ids = batch.map(({ objectId }) => objectId);
    const objects = await client.multiGetObjects({ ids, options: { showContent: true } });
    for (const { data } of objects) {
      if (data?.content?.dataType !== 'moveObject') continue;
      const { reading } = data.content.fields as { reading: { fields: { measured_ms: string } } };
      times.set(data.objectId, BigInt(reading.fields.measured_ms));
    }
  }
  return times;
}
// endregion: times

interface Update {
  readonly geoname: number;
  readonly reading: Reading;
}

// region: measure
/** What is newer than on chain. A city without a usable measurement is logged, so it harms no other. */
async function measure(service: Service): Promise<Update[]> {
  const { source, log } = service;
  const cities = await listCities(service);
  const times = await lastTimes(service, cities);
  const updates: Update[] = [];
  for (const { geoname, objectId } of cities) {
    try {
      const measurement = await source.read(geoname);
      const reading = measurement === null ? null : encodeReading(measurement);
      if (reading && reading.measuredMs > (times.get(objectId) ?? 0n))
        updates.push({ geoname, reading });
      else log(`${geoname}: nothing new`);
    } catch (error) {
      log(`${geoname}: ${String(error)}`);
    }
  }
  return updates;
}
// endregion: measure

// region: batch
function batchTx(service: Service, updates: readonly Update[]): Transaction {
  const tx = new Transaction();
  const [oracle, cap] = [tx.object(service.oracleId), tx.object(service.capId)];
  for (const { geoname, reading } of updates)
    tx.moveCall({
      target: `${service.packageId}::weather::update`,
      arguments: [
        oracle,
        cap,
        tx.pure.u32(geoname),
        tx.pure.u32(reading.temperature),
        tx.pure.u32(reading.rain),
        tx.pure.u32(reading.wind),
        tx.pure.u8(reading.humidity),
        tx.pure.u64(reading.measuredMs),
        tx.object.clock(),
      ],
    });
  return tx;
}

async function sendBatch(service: Service, updates: readonly Update[]): Promise<void> {
  const { client, signer } = service;
  const transaction = batchTx(service, updates);
  transaction.setSender(signer.toSuiAddress());
  const bytes = await transaction.build({ client });
  const { signature } = await signer.signTransaction(bytes);
  // The same bytes are the same transaction, so sending them twice executes them once.
  const send = () => client.executeTransactionBlock({ transactionBlock: bytes, signature });
  const { digest } = await send().catch(send);
  const { effects } = await client.waitForTransaction({ digest, options: { showEffects: true } });
  if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
}
// endregion: batch

// region: cycle
const BATCH = 25;

/** Updates all cities, one batch after the other. A batch that fails is logged and left to the next cycle. */
export async function cycle(service: Service, size = BATCH): Promise<void> {
  for (const batch of planBatches(await measure(service), size)) {
    try {
      await sendBatch(service, batch);
      service.log(`updated ${batch.map(({ geoname }) => geoname).join(', ')}`);
    } catch (error) {
      service.log(`gave up ${batch.length} cities: ${String(error)}`);
    }
  }
}
// endregion: cycle
