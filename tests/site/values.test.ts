/** What a reader may fill in: where it stands in samples, which form it has, and where the page asks for it. */
import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../../site/dialect/tree';
import { displayedValue } from '../../site/src/values/fields';
import { fieldsIn, filledText, markedLines, marksIn } from '../../site/src/values/marks';
import { askForValues } from '../../site/src/remark/open-values';

const named = (code: string): readonly (readonly [string, string])[] =>
  marksIn(code).map(({ name, start, end }) => [name, code.slice(start, end)]);

const id = `0x${'ab'.repeat(32)}`;

describe('marks in samples', () => {
  it('are placeholders, the network of a client, and the coin type', () => {
    const code = `const client = new SuiClient({ url: getFullnodeUrl('testnet') });
call('<PACKAGE_ID>::m::f', "<YOUR_ADDRESS>", { coinType: '0x2::sui::SUI' });
curl https://fullnode.mainnet.sui.io:443`;
    expect(named(code)).toEqual([
      ['NETWORK', 'testnet'],
      ['PACKAGE_ID', '<PACKAGE_ID>'],
      ['YOUR_ADDRESS', '<YOUR_ADDRESS>'],
      ['COIN_TYPE', '0x2::sui::SUI'],
      ['NETWORK', 'https://fullnode.mainnet.sui.io:443'],
    ]);
  });

  it.each([
    ['a sample that names an object', `getFullnodeUrl('testnet'); get('${id}')`],
    ['a sample that asks a faucet', `getFullnodeUrl('devnet'); getFaucetHost('devnet')`],
    ['words', 'on testnet, with <PACKAGE> and 0x2::sui::SUI'],
  ])('are not in %s', (_what, code) => {
    expect(named(code)).toEqual([]);
  });

  it.each([1, 3, 7, 100])('keep a text that is cut into pieces of %i characters', (size) => {
    const code = "\nexport A='<PACKAGE_ID>' B=<YOUR_ADDRESS>\n\n# <PACKAGE_ID>::m";
    const cut = code.split('\n').map((line) => {
      const pieces = line.match(new RegExp(`.{1,${size}}`, 'g')) ?? [''];
      return pieces.map((content) => ({ types: [], content }));
    });
    const lines = markedLines(cut, code);
    const text = lines.map((line) => line.map(({ content }) => content).join(''));
    expect(text.join('\n')).toBe(code);
    const values = lines.flat().filter(({ value }) => value !== undefined);
    expect(values.map(({ content }) => content)).toEqual([
      '<PACKAGE_ID>',
      '<YOUR_ADDRESS>',
      '<PACKAGE_ID>',
    ]);
  });
});

describe('values', () => {
  it.each([
    ['PACKAGE_ID', id, '', id],
    ['PACKAGE_ID', id.slice(0, -1), '', null],
    ['PACKAGE_ID', `${id}'; rm -rf ~; '`, '', null],
    ['YOUR_ADDRESS', '<script>', '', null],
    ['COIN_TYPE', '0xac0::acorn::ACORN', '', '0xac0::acorn::ACORN'],
    ['COIN_TYPE', '0xac0::acorn', '', null],
    ['NETWORK', 'devnet', 'testnet', 'devnet'],
    ['NETWORK', 'devnet', 'https://fullnode.testnet.sui.io', 'https://fullnode.devnet.sui.io:443'],
    ['NETWORK', 'elsewhere', 'testnet', null],
  ] as const)('%s shows %s for %s as %s', (name, value, was, displayed) => {
    expect(displayedValue(name, value, was)).toBe(displayed);
  });

  it('go into a text that is copied as a whole', () => {
    const text = "a('<PACKAGE_ID>'); b('<YOUR_ADDRESS>');";
    expect(filledText(text, (name) => (name === 'PACKAGE_ID' ? '0x1' : null))).toBe(
      "a('0x1'); b('<YOUR_ADDRESS>');",
    );
  });
});

describe('the form of a page', () => {
  const code = (value: string): TreeNode => ({ type: 'code', lang: 'sh', value });
  const text: TreeNode = { type: 'paragraph', children: [{ type: 'text', value: '<PACKAGE_ID>' }] };
  const ask = (children: TreeNode[]): readonly TreeNode[] => {
    const tree: TreeNode = { type: 'root', children };
    askForValues()(tree, {});
    return tree.children ?? [];
  };

  it('stands above the first sample that leaves something open, and asks for all of the page', () => {
    const tabs: TreeNode = { type: 'mdxJsxFlowElement', children: [code('a <YOUR_ADDRESS>')] };
    const page = [text, code('ls'), tabs, code('b <PACKAGE_ID>')];
    const asked = ask([...page]);
    expect(asked.filter((node) => page.includes(node))).toEqual(page);
    expect(asked[2]).toMatchObject({
      name: 'Values',
      attributes: [{ name: 'names', value: 'PACKAGE_ID YOUR_ADDRESS' }],
    });
    expect(fieldsIn(['<YOUR_ADDRESS>', '<PACKAGE_ID>'])).toEqual(['PACKAGE_ID', 'YOUR_ADDRESS']);
  });

  it('names the network of the samples where it is one', () => {
    const networkOf = (...urls: string[]) =>
      ask(urls.map((url) => code(`getFullnodeUrl('${url}')`)))[0]?.attributes?.find(
        ({ name }) => name === 'network',
      )?.value;
    expect(networkOf('devnet', 'devnet')).toBe('devnet');
    expect(networkOf('devnet', 'testnet')).toBeUndefined();
  });

  it('is not there where nothing is open', () => {
    expect(ask([text, code('ls')])).toEqual([text, code('ls')]);
  });
});
