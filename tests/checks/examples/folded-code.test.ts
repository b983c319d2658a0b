/** What code leans on is on the page and in its Markdown page: the setup of a fragment, the whole file of a quoted part. */

import { expect, test } from 'vitest';
import { markBlocks } from '../../../site/dialect/check-status.ts';
import { authoredBody } from '../../../site/plugins/markdown-pages/authored.ts';
import { bound } from '../../../site/src/remark/bound.ts';
import { foldFiles, foldSetups } from '../../../site/src/remark/folded-code.ts';
import { quoteFiles } from '../../../site/src/remark/includes.ts';
import { compile } from '@mdx-js/mdx';

const files: Readonly<Record<string, string>> = {
  'examples/_contexts/client.ts':
    "import { a, b } from 'm';\n\nconst client = a(b);\n\n// fragment\n",
  'examples/lock/sources/lock.move':
    'module a::lock;\n// region: open\nfun open() {}\n// endregion: open\n// region: shut\nfun shut() {}\n// endregion: shut\n',
};
const load = (path: string): string | null => files[path] ?? null;
const plugins = [
  bound(quoteFiles, { load }),
  bound(foldSetups, { load }),
  bound(foldFiles, { load }),
  bound(markBlocks, { statuses: { labels: [], blocks: {} } }),
];

const fragment = '```ts fragment=client\nclient.b();\n```\n';
const part = (region: string): string =>
  `\`\`\`move file=examples/lock/sources/lock.move region=${region}\n\`\`\`\n`;

async function pageOf(text: string): Promise<string> {
  const input = { value: text, path: '/site/docs/guides/a.mdx', data: { frontMatter: {} } };
  return String(await compile(input as never, { remarkPlugins: plugins as never, jsx: true }));
}

function markdownOf(text: string): string {
  const source = { path: 'docs/guides/a.mdx', text, frontMatter: {}, title: 'A' };
  const at = { permalink: '/guides/a', baseUrl: '/', origin: 'https://d.example' };
  return authoredBody(source, plugins, { ...at, routeLists: () => [] });
}

test('a fragment stands below its folded setup, and is copied with it as one text', async () => {
  const page = await pageOf(fragment);
  const whole = "import { a, b } from 'm';\n\nconst client = a(b);\n\nclient.b();";
  expect(page).toContain(`<FragmentCode whole=${JSON.stringify(whole).replaceAll('\\n', '\n')}>`);
  expect(page).toMatch(
    /<CodeFold label="Setup">[^]*const client[^]*<\/CodeFold>[^]*client\.b\(\);/,
  );
});

test('what the fragment imports itself, its setup does not', async () => {
  const page = await pageOf("```ts fragment=client\nimport { b } from 'm';\nclient.b(b);\n```\n");
  expect(page).toContain("import { a } from 'm';");
});

test('a fragment whose context is missing fails the build', async () => {
  await expect(pageOf('```ts fragment=clint\n1;\n```\n')).rejects.toThrow(
    'context "clint" is missing',
  );
});

test('each quoted part links the whole file, which the page shows once', async () => {
  const page = await pageOf(part('open') + part('shut'));
  const links = page.match(/file="#file-examples-lock-sources-lock-move"/g);
  expect(links).toHaveLength(2);
  const folds = page.match(
    /<CodeFold label="Whole file: [^"]*" id="file-examples-lock-sources-lock-move">/g,
  );
  expect(folds).toHaveLength(1);
});

test('the Markdown page shows setup and fragment, and the whole file', () => {
  const markdownPage = markdownOf(fragment + part('open'));
  expect(markdownPage).toMatch(/\*\*Setup\*\*[^]*const client = a\(b\);[^]*client\.b\(\);/);
  expect(markdownPage).toMatch(/whole file[^]*\*\*Whole file: [^]*fun shut\(\) \{\}/);
});
