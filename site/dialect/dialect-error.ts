/** What an author wrote that our Markdown cannot say, before anybody knows who reports it. Types only. Pure. */

export interface DialectError {
  /** Stable: `missing-snippet`, `defined-twice`. Who reports it puts a room in front. */
  readonly rule: string;
  readonly message: string;
  /** What to do next, as an instruction. */
  readonly fix: string;
}
