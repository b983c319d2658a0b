/** What every page carries about the others: enough for sidebars and cards, and no more. */
import { describe, expect, it } from 'vitest';
import { filterGlobal, filterVersion } from '../../site/plugins/docs-metadata-filter/filter';

describe('the data of every page', () => {
  const leaf = 'generated/graphql/coin';
  const listed = 'generated/framework/coin';
  const version = {
    label: 'Next',
    docsSidebars: {
      referencesSidebar: [
        { href: '/r', items: [{ href: '/r/coin', docId: listed, unlisted: false }] },
        { docId: 'references', unlisted: true },
      ],
    },
    docs: {
      references: { id: 'references' },
      'guides/x': { id: 'guides/x' },
      [leaf]: { id: leaf },
      [listed]: { id: listed },
    },
  };

  it('is what its sidebars draw', () => {
    expect(filterVersion(version)).toEqual({
      label: 'Next',
      docsSidebars: {
        referencesSidebar: [{ href: '/r', items: [{ href: '/r/coin' }] }, { unlisted: true }],
      },
      docs: {},
    });
  });

  it('does not repeat generated pages in the data that every script loads', () => {
    const data = {
      path: '/',
      versions: [{ name: 'current', docs: [{ id: 'guides' }, { id: leaf }] }],
    };
    expect(filterGlobal(data)).toEqual({
      path: '/',
      versions: [{ name: 'current', docs: [{ id: 'guides' }] }],
    });
  });
});
