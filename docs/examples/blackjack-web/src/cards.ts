const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export function show(hand: readonly number[]): string {
  return hand.map((card) => RANKS[card % 13]).join(' ');
}

/** The best sum of a hand, as `cards::sum` computes it. */
export function sum(hand: readonly number[]): number {
  const values = hand.map((card) => Math.min((card % 13) + 1, 10));
  const low = values.reduce((total, value) => total + value, 0);
  return values.includes(1) && low + 10 <= 21 ? low + 10 : low;
}
