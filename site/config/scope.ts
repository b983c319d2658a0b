/** How much of the site a run builds: `SCOPE=written` leaves the generated references out. */

export const scope: 'all' | 'written' = process.env['SCOPE'] === 'written' ? 'written' : 'all';
