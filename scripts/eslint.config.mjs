/** Lint rules: the borders of the house, and what the same input must never depend on. */

import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const UNSTABLE = [
  {
    selector: "CallExpression[callee.property.name='localeCompare']",
    message: 'Locale order differs between machines: use compareText.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The clock differs between runs: output is a function of input.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The clock differs between runs: output is a function of input.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Chance differs between runs: output is a function of input.',
  },
];
const NO_HTML = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text becomes elements as nodes, never as HTML.',
  },
];

/** @type {import('typescript-eslint').ConfigArray[number]['rules']} */
const QUIET = { 'no-console': 'error', 'no-empty': ['error', { allowEmptyCatch: false }] };

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      'docs/generated/**',
      'site/build/**',
      'site/static/**',
      '**/.*/**',
      '**/.*.ts',
      'tests/**/fixtures/**',
      'tests/checks/examples/corpus/**',
      // What is added before readers' code uses nothing of its own.
      'docs/examples/_*/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...QUIET,
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-control-regex': 'off',
      // It says nothing of what it names.
      'id-denylist': ['error', 'one'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['generators/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...UNSTABLE],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                'node:child_process',
                'node:http',
                'node:https',
                'node:net',
                'zx',
                '**/site/**',
                '**/scripts/**',
              ],
              message:
                'Generators read files and print pages: intake, checks, processes and the network are in scripts/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['generators/*/pages/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '**/read/**',
                '**/load.ts',
                'graphql',
                'graphql/*',
                'ts-morph',
                'typedoc',
                'web-tree-sitter',
                'node:*',
              ],
              message: 'Pages know the model only: no reader, no parser, no files.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['site/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // What storage or the address says is known only after hydration: an effect sets it as state.
      'react-hooks/set-state-in-effect': 'off',
      'no-restricted-syntax': ['error', ...NO_HTML],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // All but `generators/output/`, which holds types of what the generators wrote.
              regex: '(?:^|/)(?:generators/(?!output/)|schema/|scripts/)',
              message: 'The site reads what the generators wrote, never the generators.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['docs/examples/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, 'no-console': 'off' },
  },
  // A loader of the bundler is CommonJS by contract.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['scripts/**/*.{ts,mjs}', 'tests/**/*.ts'], rules: { 'no-console': 'off' } },
);
