/** Where the documentation is served: what addresses in answers and records begin with. */

export const siteUrl = (process.env['SITE_URL'] ?? 'https://docs.sui.io').replace(/\/+$/, '');
