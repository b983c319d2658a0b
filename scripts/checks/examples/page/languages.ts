/** The languages a code block may have, and who checks each. Pure. */

/** Checkers by name; `checkers.ts` says where each is. */
export type CheckerName =
  | 'graphql'
  | 'ini'
  | 'json'
  | 'mermaid'
  | 'move'
  | 'move-tests'
  | 'programs'
  | 'rust'
  | 'shell'
  | 'sql'
  | 'syntax'
  | 'toml'
  | 'typescript'
  | 'yaml';

interface Language {
  /** Null for what no installed grammar reads. */
  readonly checker: CheckerName | null;
  /** Ending of the files that complete a fragment. */
  readonly contexts: string | null;
}

function checked(checker: CheckerName, contexts: string | null = null): Language {
  return { checker, contexts };
}

const DISPLAYED: Language = { checker: null, contexts: null };

/** Program output: nothing can be held against it, and nobody expects it. */
export const OUTPUT = 'console';

export const languages: Readonly<Record<string, Language>> = {
  bash: checked('shell'),
  c: checked('syntax'),
  circom: DISPLAYED,
  [OUTPUT]: DISPLAYED,
  cpp: checked('syntax'),
  csharp: checked('syntax'),
  css: checked('syntax'),
  csv: DISPLAYED,
  dart: DISPLAYED,
  diff: DISPLAYED,
  dockerfile: DISPLAYED,
  elixir: DISPLAYED,
  env: DISPLAYED,
  go: checked('syntax'),
  graphql: checked('graphql'),
  hcl: DISPLAYED,
  html: DISPLAYED,
  http: DISPLAYED,
  ini: checked('ini'),
  java: checked('syntax'),
  js: checked('typescript', 'ts'),
  json: checked('json'),
  jsonc: checked('json'),
  jsx: checked('typescript', 'ts'),
  kotlin: DISPLAYED,
  makefile: DISPLAYED,
  markdown: DISPLAYED,
  mermaid: checked('mermaid'),
  move: checked('move', 'move'),
  nginx: DISPLAYED,
  php: checked('syntax'),
  powershell: checked('shell'),
  prisma: DISPLAYED,
  protobuf: DISPLAYED,
  python: checked('syntax'),
  ruby: checked('syntax'),
  rust: checked('rust'),
  sh: checked('shell'),
  solidity: DISPLAYED,
  sql: checked('sql'),
  swift: DISPLAYED,
  text: DISPLAYED,
  toml: checked('toml'),
  ts: checked('typescript', 'ts'),
  tsx: checked('typescript', 'ts'),
  xml: DISPLAYED,
  yaml: checked('yaml'),
};

/** What people also write; `--fix` puts the one name we use. */
export const languageAliases: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  'c++': 'cpp',
  'docker-compose': 'yaml',
  cs: 'csharp',
  docker: 'dockerfile',
  dotenv: 'env',
  golang: 'go',
  gql: 'graphql',
  javascript: 'js',
  json5: 'jsonc',
  kt: 'kotlin',
  make: 'makefile',
  md: 'markdown',
  mdx: 'markdown',
  output: OUTPUT,
  plain: 'text',
  plaintext: 'text',
  postgres: 'sql',
  postgresql: 'sql',
  proto: 'protobuf',
  ps1: 'powershell',
  pwsh: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  'sui-move': 'move',
  sol: 'solidity',
  shell: 'sh',
  systemd: 'ini',
  terminal: OUTPUT,
  terraform: 'hcl',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'sh',
};

export function checkerOf(language: string): CheckerName | null {
  return languages[language]?.checker ?? null;
}
