/** The front ends of `docs/examples`: what their node holds, and what a user does once with each. */

import type { SuiClient } from '@mysten/sui/client';
import { dealer } from './dealer.ts';
import { indexOfSwaps } from './index-of-swaps.ts';
import { signers } from './signers.ts';

export interface FrontEnd {
  /** The folder in `docs/examples`. */
  readonly app: string;
  /** A fixture, as `node=` of a code block names it: `counter/web`. */
  readonly fixture: string;
  /** After the wallet is connected, in order. */
  readonly steps: readonly Step[];
  /** Answers what the page asks of its own origin, if the app has a server. */
  readonly service?: Service;
}

/** Returns what is sent as JSON. */
export type Service = (
  request: { readonly path: string; readonly body: string },
  world: {
    /** Of the node that the page uses. */
    readonly client: SuiClient;
    readonly environment: Readonly<Record<string, string>>;
  },
) => Promise<unknown>;

/** A button to press, a field to fill, a text that has to appear, or the moment of the screenshot if it isn't the end. */
export type Step =
  | { readonly press: string }
  | { readonly fill: string; readonly text: string }
  | { readonly see: string }
  | { readonly photo: true };

const press = (name: string): Step => ({ press: name });
const fill = (field: string, text: string): Step => ({ fill: field, text });
const photo: Step = { photo: true };
const see = (text: string): Step => ({ see: text });

// prettier-ignore
export const frontEnds: readonly FrontEnd[] = [
  { app: 'blackjack-web', fixture: 'blackjack/web', service: dealer, steps: [press('Bet 1 SUI'), see('which makes 11'), press('Hit'), see('which makes 21'), press('Stand'), see('You won')] },
  { app: 'coin-flip-web', fixture: 'coin-flip/web', steps: [press('Get a counter'), press('Heads'), see('Both stakes are on the table'), see('You won 1.99 SUI')] },
  { app: 'counter-web', fixture: 'counter/web', steps: [press('Create a counter'), see('Value: 0'), press('Increment'), see('Value: 1')] },
  { app: 'feeds-web', fixture: 'feeds/web', service: signers, steps: [see('2.006 SUI'), see('too old'), see('Your tickets: 0'), photo, press('Buy a ticket'), see('Your tickets: 1')] },
  { app: 'greenhouse-web', fixture: 'greenhouse-web', steps: [press('Grow'), see('fern, 1 high'), press('Water 5'), see('fern, 6 high')] },
  { app: 'plinko-web', fixture: 'plinko/web', steps: [see('This board returns 97.52 %'), press('Drop the balls'), see('The pot is set aside'), see('The game paid 0.95 SUI')] },
  { app: 'reviews-web', fixture: 'reviews/web', steps: [see('31 points'), see('You were there'), fill('Your review', 'The tea is worth the queue.'), press('Publish'), see('54 points'), see('You have no proof')] },
  { app: 'swap-web', fixture: 'swap/web', service: indexOfSwaps, steps: [see('You get: whale'), photo, press('Swap'), see('There are none.'), see('whale')] },
  { app: 'tic-tac-toe-web', fixture: 'tic-tac-toe/web', steps: [fill('Address of your opponent', '0x8ee57e016c3b1d5a52305ad5e6eb610c0a8db294e6d6c62339630d6e532e192c'), press('Start a game'), see('Your turn, X'), press('Row 2, column 2'), see('Waiting for O')] },
  { app: 'weather-web', fixture: 'weather/web', steps: [see('Berlin'), see('21.2'), see('06:20, too old'), see('Your snapshots: 0'), photo, press('Keep Berlin'), see('Your snapshots: 1')] },
];
