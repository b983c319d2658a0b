// Checks of the pure functions: npx tsx encode.check.ts

import { deepEqual, equal, throws } from 'node:assert/strict';
import { encodeDegrees, encodeReading, nextDelay, planBatches } from './encode';

// region: checks
const measured = new Date('2025-07-01T12:00:00Z');
const calm = { temperature: 285.494, rain: 0, wind: 3.2, humidity: 55, measured };

deepEqual(encodeReading(calm), {
  temperature: 28_549,
  rain: 0,
  wind: 320,
  humidity: 55,
  measuredMs: 1_751_371_200_000n,
});
throws(() => encodeReading({ ...calm, humidity: 101 }));
throws(() => encodeReading({ ...calm, rain: -1 }));
throws(() => encodeReading({ ...calm, wind: NaN }));
console.log('readings are whole numbers');

deepEqual(encodeDegrees(-16.5), { isNegative: true, value: 165_000 });
deepEqual(encodeDegrees(52.52), { isNegative: false, value: 525_200 });
deepEqual(encodeDegrees(-0.00001), { isNegative: false, value: 0 });
console.log('south and west are negative, and zero is not');

deepEqual(
  planBatches(
    Array.from({ length: 1000 }, (_, n) => n),
    25,
  ).length,
  40,
);
deepEqual(planBatches(['a', 'b', 'c'], 2), [['a', 'b'], ['c']]);
deepEqual(planBatches([], 25), []);
console.log('1000 cities are 40 batches');

equal(nextDelay(1_000, 61_000), 540_000);
equal(nextDelay(1_000, 700_000), 0);
console.log('the delay is never negative');
// endregion: checks
