/** What the package means by its codes: module and code, as they arrive in an abort. */
export const refusals: Readonly<Record<string, string>> = {
  'escrow 0': 'This offer is not yours to end.',
  'escrow 1': 'This offer asks for another key, or for one that no longer exists.',
  'lock 0': 'This key does not belong to this lock.',
};
