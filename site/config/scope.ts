/** How much of the site a run builds, and what stops it: `SCOPE=written` leaves the generated references out. */

export const scope: 'all' | 'written' = process.env['SCOPE'] === 'written' ? 'written' : 'all';

/** What a dead link does to a build. `npm run build` lets it go while a release is taken in, whose list has it. */
export const deadLinks: 'throw' | 'warn' = process.env['DEAD_LINKS'] === 'warn' ? 'warn' : 'throw';
