/** As much as is used of `sui_move_wasm.js` in `@zktx.io/sui-move-builder` 0.5.1, which its package does not export; the bundler knows where it is. */

declare module 'move-compiler' {
  interface Output {
    readonly output: string;
    free(): void;
  }

  export function initSync(options: { readonly module: WebAssembly.Module }): void;
  export function compile(
    files: string,
    dependencies: string,
    options: string,
  ): Output & { readonly success: boolean };
  export function test_with_options(
    files: string,
    dependencies: string,
    options: string,
  ): Output & { readonly passed: boolean };
}
