/** The pictures of the site: each is shown by it, or by those who link to it. */

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sectionNames } from '../../site/outline/outline';
import { sectionImage } from '../../site/src/section-image';
import { root } from '../support/run.ts';

function namesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** All text that can name a picture: pages, configuration, components and styles. */
function textOfSite(): string {
  const list = execFileSync('git', ['ls-files', 'docs', 'site'], { cwd: root, encoding: 'utf8' });
  const files = list.split('\n').filter((file) => /\.(?:mdx?|tsx?|css|json)$/.test(file));
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

describe('the picture of a link preview', () => {
  const images = sectionNames.map((section) => sectionImage(`/${section}/a/page`));

  it('is that of the section, where there is one', () => {
    expect(images).toEqual(sectionNames.map((section) => `/img/social-${section}.png`));
    expect(sectionNames.map((section) => sectionImage(`/${section}`))).toEqual(images);
    expect(['/', '/sui-glossary', '/guidesx', '/x/guides'].map(sectionImage)).toEqual([
      ...[null, null, null, null],
    ]);
  });
});

describe('a picture of the build', () => {
  it('is needed by the site, not by the README alone', () => {
    const text = textOfSite();
    const sections = sectionNames.map((section) => `social-${section}.png`);
    const unused = namesIn('site/static/img').filter(
      (name) => !text.includes(name) && !sections.includes(name),
    );
    expect(unused).toEqual([]);
  });
});
