/** What there is to link to, and where: `_data/targets.json`, `gone.json` and `navigation.json`. Types only. */

export interface Target {
  /** Unique across references and readable: `graphql:Coin.balance`, `move:sui::coin::split`. */
  readonly id: string;
  /** Starts with one `/` and never ends with one. */
  readonly route: string;
  /** Made from the id, never from heading words. Null for the page itself. */
  readonly anchor: string | null;
  /** The name a reader knows it by, such as `Coin.balance`. */
  readonly label: string;
  /** `object type`, `field`, `function`, `command` …: what search and hovers call it. */
  readonly kind: string;
  /** One plain sentence; null when there is no description. */
  readonly summary: string | null;
}

/** `targets.json`, by reference. */
export type TargetsFile = Readonly<Record<string, readonly Target[]>>;

/** `gone.json`: what earlier releases had and this one lacks. */
export type RemovedFile = readonly Target[];

export interface NavigationItem {
  readonly label: string;
  readonly route: string;
  readonly items?: readonly NavigationItem[];
}

/** `navigation.json`, by reference. */
export type NavigationFile = Readonly<Record<string, readonly NavigationItem[]>>;
