/** Our words on the pages of another release: no example imports what that release does not export. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPins } from '../../generators/core/sources.ts';
import { reference } from '../../generators/typescript/reference.ts';
import type { RenderedReference } from '../support/run.ts';
import { renderReference, root } from '../support/run.ts';
import { packageOf } from './package-of.ts';

const PAGE = '/references/typescript-sdk/client';

/** The SDK as it is in another release: one entry point, with an example of ours that imports two names. */
async function client(name: string, code: string): Promise<RenderedReference> {
  const exported = { './client': './client.js' };
  const folder = packageOf({
    'package.json': JSON.stringify({ name, version: '9.0.0', exports: exported }),
    'src/client/index.ts': code,
  });
  return renderReference(reference, { package: folder });
}

const FULL = 'export class SuiClient {}\nexport const getFullnodeUrl = 1;';

describe('an example of ours', () => {
  it('stays where the release exports all that it imports, with a warning that it is another one', async () => {
    const { pages, diagnostics } = await client('@mysten/sui', FULL);
    expect(pages.get(PAGE)).toContain('import { SuiClient, getFullnodeUrl }');
    expect(diagnostics.map((diagnostic) => [diagnostic.level, diagnostic.code])).toEqual([
      ['warning', 'typescript/other-release'],
    ]);
    const { version } = loadPins(root)['typescript'] ?? {};
    expect(diagnostics[0]?.message).toMatch(
      new RegExp(`^[1-9]\\d* of our descriptions .* 9\\.0\\.0 .* ${version}$`),
    );
  });

  it('is not on the pages of another package, and neither is any other word of ours', async () => {
    const { pages, diagnostics } = await client('@mysten/other', FULL);
    expect(diagnostics).toEqual([]);
    expect(pages.get(PAGE)).toMatch(/^```typescript\nimport \{ SuiClient/m);
    expect(pages.get(PAGE)).not.toContain('JSON-RPC');
  });

  it('is left out where the release exports one of the names no more, with a warning at its line', async () => {
    const { pages, diagnostics } = await client('@mysten/sui', 'export class SuiClient {}');
    expect(pages.get(PAGE)).not.toMatch(/import \{[^}]*getFullnodeUrl[^}]*\} from '@mysten\/sui\//);
    const unfit = diagnostics.filter(
      (diagnostic) => diagnostic.code === 'typescript/unfit-example',
    );
    expect(unfit[0]?.level).toBe('warning');
    expect(unfit[0]?.at?.file).toBe('schema/prose/typescript.md');
    const prose = fs
      .readFileSync(path.join(root, 'schema/prose/typescript.md'), 'utf8')
      .split('\n');
    expect(prose[(unfit[0]?.at?.line ?? 0) - 1]).toMatch(/^```ts/);
    expect(unfit[0]?.message).toContain('of @mysten/sui/client, which');
  });
});
