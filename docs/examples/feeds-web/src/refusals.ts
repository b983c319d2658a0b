/** What the package means by its codes: module and code, as they arrive in an abort. */
export const refusals: Readonly<Record<string, string>> = {
  'guard 2': 'A price is too old. Try again in a moment.',
  'guard 3': 'A price is out of its range, so the shop sells nothing.',
  'signed_feed 4': 'Somebody has brought a newer price. Try again.',
  'tickets 0': 'The price has risen in the meantime. Try again.',
};
