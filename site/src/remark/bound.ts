/** Plugins that know their options already. Pure. */

/** What a Markdown processor calls once, with itself as `this`; it returns what transforms a page. */
export type Attacher = (this: unknown) => unknown;

/** The options that a configuration lists are part of every page's script, and these would be hundreds of KB of it. */
export function bound<Options>(plugin: (options: Options) => unknown, options: Options): Attacher {
  return function attach() {
    return plugin.call(this, options);
  };
}
