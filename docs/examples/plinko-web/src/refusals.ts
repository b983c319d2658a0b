/** What the package means by its codes: module and code, as they arrive in an abort. */
export const refusals: Readonly<Record<string, string>> = {
  'house 0': 'The stake must be between 1 and 10 SUI.',
  'house 1': 'A game has 1 to 100 balls.',
  'house 2': 'The house cannot pay the worst case of this stake at the moment.',
  'house 3': 'This game has ended already.',
  'house 5': 'The house still has time to answer.',
};
