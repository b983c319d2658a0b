/** What the Move compiler needs of the program that it runs in: its WebAssembly in a thread that can be stopped, and a clock. Types only. */

export interface CompilerCall {
  readonly kind: 'compile' | 'test_with_options';
  /** JSON, as the compiler takes it. */
  readonly files: string;
  readonly dependencies: string;
  readonly options: string;
}

export interface CompilerAnswer {
  readonly output: string;
  readonly ok: boolean;
  /** Null when the call came to its end. */
  readonly stopped: 'panic' | 'time' | null;
}

export interface Engine {
  /** One after the other. `seconds` as `seconds()` counts them; a call that takes longer is stopped. */
  call(call: CompilerCall, seconds?: number): Promise<CompilerAnswer>;
  /** Of computing, since any moment. */
  seconds(): number;
}
