/** What checks of requests and answers say. Types only. */

/** Something that a node would refuse, or that a reader should know before sending it. */
export interface RequestResult {
  readonly level: 'error' | 'warning';
  /** JSON pointer into the request, the batch or the answer: `/params/0/limit`; empty for the whole. */
  readonly pointer: string;
  /** A sentence that names the place: `params[0].limit is "10" where a number is expected`. */
  readonly message: string;
  /** What to do, as an instruction. */
  readonly fix: string;
  readonly proposal: Proposal | null;
}

/** The word that was probably meant, as the name of the field at the place or as its value. */
export interface Proposal {
  readonly for: 'name' | 'value';
  readonly word: string;
}
