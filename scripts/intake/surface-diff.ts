/** Two surface reports compared entity by entity, each change graded for those who depend on it. Pure. */

export interface SurfaceChange {
  readonly file: string;
  readonly grade: 'breaking' | 'safe';
  readonly what: 'gone' | 'new' | 'changed';
  /** The entity's id or first line. */
  readonly entity: string;
}

/** An entity is a block: a line at column 0 with the indented lines and the closing brace below it. */
export function gradeSurface(file: string, before: string, after: string): SurfaceChange[] {
  const old = entitiesOf(before);
  const now = entitiesOf(after);
  const changes: SurfaceChange[] = [];
  for (const [entity, text] of old) {
    const other = now.get(entity);
    if (other === undefined) changes.push({ file, grade: 'breaking', what: 'gone', entity });
    else if (other !== text)
      changes.push({
        file,
        grade: isGrown(text, other) ? 'safe' : 'breaking',
        what: 'changed',
        entity,
      });
  }
  for (const entity of now.keys()) {
    if (!old.has(entity)) changes.push({ file, grade: 'safe', what: 'new', entity });
  }
  return changes;
}

function entitiesOf(report: string): Map<string, string> {
  const entities = new Map<string, string>();
  let key = '';
  for (const line of report.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    // Operations are printed one by one as `extend type Query { … }`: the field distinguishes them.
    if (/^[^\s}]/.test(line)) key = line.replace(/\s*[{=].*$/, '').replace(/\s+implements .*$/, '');
    else if (/^extend type \w+$/.test(key)) key = `${key}.${/^\s*(\w+)/.exec(line)?.[1] ?? ''}`;
    entities.set(key, `${entities.get(key) ?? ''}${line}\n`);
  }
  return entities;
}

/** Every old line is still there and new ones were added: code that used the old lines still works. */
function isGrown(before: string, after: string): boolean {
  const now = new Set(after.split('\n').map((line) => line.trim()));
  return before.split('\n').every((line) => now.has(line.trim()));
}
