/** What the mutation tester may break, and which tests must notice it. Pure. */

export interface MutationTarget {
  readonly summary: string;
  /** Files to break, as glob patterns; a leading `!` takes some off. */
  readonly mutate: readonly string[];
  /** Tests that run against each breakage: enough to prove the behavior, few enough to run a thousand times. */
  readonly tests: readonly string[];
}

/** Runs over whole references and other processes prove more, but take seconds for each breakage. */
const SLOW = ['real', 'hostile', 'crash', 'inert', 'fuzz', 'base', 'equivalents-table'];

export const slowTests: readonly string[] = SLOW.map((name) => `**/${name}.test.ts`);

export const targets: Readonly<Record<string, MutationTarget>> = {
  core: {
    summary: 'generators/core',
    mutate: ['generators/core/**/*.ts'],
    tests: ['tests/core/**/*.test.ts', 'tests/house/partial-run.test.ts'],
  },
  graphql: {
    summary: 'the model of the GraphQL reference',
    mutate: ['generators/graphql/model/*.ts'],
    tests: ['tests/graphql/{model,examples}.test.ts'],
  },
  framework: {
    summary: 'the model of the Move framework',
    mutate: ['generators/framework/model/*.ts'],
    tests: ['tests/framework/{model,aborts,abort-reviews,source-reader}.test.ts'],
  },
  search: {
    summary: 'the search engine, without its lists of words',
    mutate: [
      'site/src/search/engine/**/*.ts',
      '!site/src/search/engine/{symbol-kinds,words/stop-words}.ts',
    ],
    tests: [
      'tests/search/{analyser,best,engine,highlight,index-files,labels,names,pasted,query,ranking,words}.test.ts',
    ],
  },
  'check-units': {
    summary: 'what the example checker makes of results',
    mutate: ['scripts/checks/examples/{check-units,expectations,units}.ts'],
    tests: ['tests/checks/examples/{check-units,expectations,fences}.test.ts'],
  },
};

/** Whether a file, or a pattern of files, lies in a folder of the target. */
export function isInside(target: MutationTarget, file: string): boolean {
  const folders = target.mutate.map((pattern) => pattern.replace(/[*{].*/, ''));
  return folders.some((folder) => file.startsWith(folder));
}
