/** What the package means by its codes: module and code, as they arrive in an abort. */
export const refusals: Readonly<Record<string, string>> = {
  'house 0': 'The house does not accept this stake.',
  'house 1': 'The house cannot match this stake at the moment.',
  'house 3': "It is the dealer's turn, or the game is over.",
  'house 4': 'This is the game of another player.',
  'house 5': 'The cards have changed. Look again, and decide then.',
  'house 7': 'The dealer still has time to answer.',
};
