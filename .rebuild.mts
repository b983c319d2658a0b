// only the editor's files, into the build that is there
import { playground } from './site/plugins/playground.ts';
import { rmSync } from 'node:fs';
rmSync('site/build/assets/playground', { recursive: true, force: true }); rmSync('site/build/try', { recursive: true, force: true });
await (playground({ siteDir: '/work/wt/play/site', baseUrl: '/' } as any, { endpoint: null }) as any).postBuild({ outDir: '/work/wt/play/site/build' });
