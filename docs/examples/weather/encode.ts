// From measurements to the whole numbers of the package, and from cities to transactions. Nothing here does input or output.

// region: encode
export interface Measurement {
  /** In kelvin. */
  readonly temperature: number;
  /** In millimeters, of the last hour. */
  readonly rain: number;
  /** In meters per second. */
  readonly wind: number;
  /** In percent. */
  readonly humidity: number;
  readonly measured: Date;
}

export interface Reading {
  readonly temperature: number;
  readonly rain: number;
  readonly wind: number;
  readonly humidity: number;
  readonly measuredMs: bigint;
}

const MAX_U32 = 2 ** 32 - 1;

/** The nearest whole number of `value` times `factor`. Throws when a u32 can't hold it. */
function scaled(value: number, factor: number): number {
  const whole = Math.round(value * factor);
  if (!(whole >= 0 && whole <= MAX_U32)) throw new RangeError(`${value} is out of range`);
  return whole;
}

/** What `weather::update` takes. Throws for a value that can't be encoded. */
export function encodeReading(measurement: Measurement): Reading {
  const humidity = scaled(measurement.humidity, 1);
  if (humidity > 100) throw new RangeError(`a humidity of ${humidity} %`);
  return {
    temperature: scaled(measurement.temperature, 100),
    rain: scaled(measurement.rain, 100),
    wind: scaled(measurement.wind, 100),
    humidity,
    measuredMs: BigInt(measurement.measured.getTime()),
  };
}

/** What `weather::degrees` takes. */
export function encodeDegrees(degrees: number): { isNegative: boolean; value: number } {
  const value = scaled(Math.abs(degrees), 10_000);
  return { isNegative: degrees < 0 && value > 0, value };
}
// endregion: encode

// region: plan
/** The same items in the same order, at most `size` in each batch. */
export function planBatches<T>(items: readonly T[], size: number): T[][] {
  if (!(size >= 1)) throw new RangeError('a batch needs at least one item');
  return Array.from({ length: Math.ceil(items.length / size) }, (_, batch) =>
    items.slice(batch * size, (batch + 1) * size),
  );
}

/** How long to wait until the next cycle is due; 0 when this one took too long. */
export function nextDelay(startedMs: number, nowMs: number, periodMs = 600_000): number {
  return Math.max(0, startedMs + periodMs - nowMs);
}
// endregion: plan
