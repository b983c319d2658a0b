/** Whether the scripts of a page wait for the first touch of a reader: `FIRST_TOUCH=off` loads them with the page. Reads the environment. */

export const waitsForTouch = process.env['FIRST_TOUCH'] !== 'off';
