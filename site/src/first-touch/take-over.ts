/** How the field of the first touch hands over to the search. Pure. */

/** Fired on the window; its detail closes the field and gives what was typed, or null when the reader has closed it. */
export const TAKE_OVER = 'site:search';
