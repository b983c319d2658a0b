/** The front ends of `docs/examples`: what their node holds, and what a user does once with each. Plain data. */

export interface FrontEnd {
  /** The folder in `docs/examples`. */
  readonly app: string;
  /** A fixture, as `node=` of a code block names it: `counter/web`. */
  readonly fixture: string;
  /** After the wallet is connected, in order. */
  readonly steps: readonly Step[];
}

/** A button to press, or a text that has to appear. */
export type Step = { readonly press: string } | { readonly see: string };

const press = (name: string): Step => ({ press: name });
const see = (text: string): Step => ({ see: text });

// prettier-ignore
export const frontEnds: readonly FrontEnd[] = [
  { app: 'coin-flip-web', fixture: 'coin-flip/web', steps: [press('Get a counter'), press('Heads'), see('Both stakes are on the table'), see('You won 1.99 SUI')] },
  { app: 'counter-web', fixture: 'counter/web', steps: [press('Create a counter'), see('Value: 0'), press('Increment'), see('Value: 1')] },
  { app: 'greenhouse-web', fixture: 'greenhouse-web', steps: [press('Grow'), see('fern, 1 high'), press('Water 5'), see('fern, 6 high')] },
];
