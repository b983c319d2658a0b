/** What the package means by its codes: module and code, as they arrive in an abort. */
export const refusals: Readonly<Record<string, string>> = {
  'review 0': 'A review has 6 to 1,000 bytes.',
  'review 1': 'A rating is a number from 1 to 5.',
  'service 0': 'This proof is of another service.',
  'service 1': 'This review has been removed.',
  'service 2': 'You have voted for this review before.',
};
