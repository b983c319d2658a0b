/** How a heading is named in the outline next to its page. Pure. */

/** `sui client`: the title of a page about a command. */
const COMMAND = /^[a-z][\w-]*(?: [\w-]+)+$/;

/** `sui client gas` is `gas` on the page "sui client", where every heading would begin with the same words. */
export function outlineLabel(heading: string, title: string): string {
  const isBelow = COMMAND.test(title) && heading.startsWith(`${title} `);
  return isBelow ? heading.slice(title.length + 1) : heading;
}
