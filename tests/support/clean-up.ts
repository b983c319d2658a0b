/** Files share a process: a clock that a test has stopped runs again for the next one. */

import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});
