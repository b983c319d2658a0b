import type { SuiObjectResponse } from '@mysten/sui/client';

export interface City {
  readonly name: string;
  readonly celsius: number;
  /** In millimeters, of the last hour. */
  readonly rain: number;
  /** Null before the first reading. */
  readonly measured: Date | null;
}

interface Fields {
  readonly name: string;
  readonly reading: { fields: { temperature: number; rain: number; measured_ms: string } };
}

// region: city
/** Undoes the scale of the package. Null when the answer shows no city. */
export function cityOf({ data }: SuiObjectResponse): City | null {
  if (data?.content?.dataType !== 'moveObject') return null;
  if (!data.content.type.endsWith('::weather::City')) return null;
  const { name, reading } = data.content.fields as unknown as Fields;
  const { temperature, rain, measured_ms } = reading.fields;
  const time = Number(measured_ms);
  return {
    name,
    celsius: temperature / 100 - 273.15,
    rain: rain / 100,
    measured: time === 0 ? null : new Date(time),
  };
}
// endregion: city

// region: fresh
/** As in the insurance: after half an hour, a reading says what the weather was. */
const MAX_AGE_MS = 30 * 60_000;

/** `readMs` is when the page read the city. */
export function isFresh({ measured }: City, readMs: number): boolean {
  return measured !== null && readMs - measured.getTime() <= MAX_AGE_MS;
}
// endregion: fresh
