/** What the modules of the package mean when they abort. Their codes are long, since the errors are texts. */
export const refusals: Readonly<Record<string, string>> = {
  board: 'There is a mark in this cell already.',
  shared: "It is the other player's turn, or the game is over.",
};
