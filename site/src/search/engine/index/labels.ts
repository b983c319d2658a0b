/** How a symbol's label and anchor follow from its page, so that the index need not spell them out. Pure. */

const MARK = '~';

/** The last name of a path: `coin` of `sui::coin`. */
export function lastName(path: string): string {
  const at = Math.max(path.lastIndexOf(':'), path.lastIndexOf('.'), path.lastIndexOf(' '));
  return path.slice(at + 1);
}

/** `Coin.balance` on the page of `Coin` is `~.balance`; `coin::split` on that of `sui::coin` is `~::split`. */
export function shortenLabel(label: string, root: string): string {
  if (root !== '' && !label.includes(MARK)) {
    if (label.startsWith(root)) return MARK + label.slice(root.length);
    const last = lastName(root);
    if (label.startsWith(`${last}::`)) return `${MARK}${MARK}${label.slice(last.length)}`;
  }
  return label;
}

export function restoreLabel(short: string, root: string): string {
  if (short.startsWith(MARK + MARK)) return lastName(root) + short.slice(2);
  return short.startsWith(MARK) ? root + short.slice(1) : short;
}

/** The whole path of a symbol: `sui::coin::split` for `coin::split` on the page of `sui::coin`. */
export function fullName(label: string, root: string): string {
  const last = lastName(root);
  return last !== root && label.startsWith(`${last}::`) ? root + label.slice(last.length) : label;
}

/** The anchor that most generators give to a member: its own name, dots between an argument and its field, commands joined to an option. */
export function usualAnchor(label: string, root: string): string {
  const short = shortenLabel(label, root).replace(/^~+/, '');
  return short
    .replace(/^[^\w@$-]+|\)$/g, '')
    .replace(/\(/g, '.')
    .replace(/\[\]| (?=--)/g, '')
    .replace(/ /g, '-');
}

/** Of an anchor that ends as usual, such as `keytool-sign--json`, what comes before. */
export function shortenAnchor(anchor: string, usual: string): string {
  return anchor.endsWith(usual) ? anchor.slice(0, anchor.length - usual.length) + MARK : anchor;
}

export function restoreAnchor(short: string, usual: string): string {
  return short.endsWith(MARK) ? short.slice(0, -1) + usual : short;
}

/** The anchor of a heading whose author gave it none of another name. */
export function usualSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Its names from the last on: `split`, `coin split`, `sui coin split`, each as it is spelled. */
export function nameSuffixes(full: string): readonly string[] {
  const suffixes: string[] = [];
  let isInside = false;
  for (let at = full.length - 1; at >= 0; at -= 1) {
    const isSeparator = ':. ()/'.includes(full[at] ?? '');
    if (isSeparator && isInside) suffixes.push(full.slice(at + 1));
    isInside = !isSeparator;
  }
  suffixes.push(full);
  return suffixes;
}
