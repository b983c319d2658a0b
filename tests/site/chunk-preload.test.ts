/** A page names the files of its own route and of all routes around it. */
import { describe, expect, it } from 'vitest';
import { chunksByRoute } from '../../site/plugins/chunk-preload/chunks';

describe('the script files of a page', () => {
  const routes = [
    { path: '/search', component: '/search-1' },
    {
      path: '/',
      component: '/-2',
      routes: [{ path: '/a', component: '/a-3' }],
    },
    { path: '*', component: '*' },
  ];
  const names = {
    '/search-1': { __comp: 's' },
    '/-2': { __comp: 'frame', __props: 'props' },
    '/a-3': { content: 'a', metadata: { deep: 'both' } },
    '*': { __comp: 'none' },
  };
  const manifest = {
    origins: { s: [1], frame: [2, 5], props: [3], a: [4], both: [5, 6], none: [] },
    assets: Object.fromEntries(
      [1, 2, 3, 4, 5].map((id) => [id, { js: [{ file: `assets/js/${id}.f.js` }] }]),
    ),
  };

  it('are those of its route and of the routes around it, each once', () => {
    expect(Object.fromEntries(chunksByRoute(routes, names, manifest))).toEqual({
      '/search': ['1.f'],
      '/a': ['2.f', '3.f', '4.f', '5.f'],
      '*': [],
    });
  });
});
