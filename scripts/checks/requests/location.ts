/** Places within JSON: as pointers for programs, as paths for people. Pure. */

/** `/params/0/limit` → `params[0].limit`. */
export function locationOf(pointer: string): string {
  return stepsOf(pointer)
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('');
}

/** The names and numbers of a pointer, unescaped. */
export function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function pointerTo(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
