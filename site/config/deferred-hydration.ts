/** Whether the scripts of a page wait for the first touch of a reader: `DEFERRED_HYDRATION=off` loads them with the page. Reads the environment. */

export const waitsForInteraction = process.env['DEFERRED_HYDRATION'] !== 'off';
