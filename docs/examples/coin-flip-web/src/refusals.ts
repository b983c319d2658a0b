/** What the package means by its codes: module and code, as they arrive in an abort. */
export const refusals: Readonly<Record<string, string>> = {
  'game 0': 'This house wants a larger stake.',
  'game 1': 'This house accepts only smaller stakes.',
  'game 2': 'The house cannot match this stake at the moment.',
  'game 4': 'This game has ended already.',
  'game 5': 'The house still has time to answer.',
};
