/** The languages a code block may have, and who checks each. Pure. */

/** Checkers by name; each lives in `checks/<name>.ts`. */
export type CheckerName =
  | 'graphql'
  | 'json'
  | 'mermaid'
  | 'move'
  | 'shell'
  | 'sql'
  | 'syntax'
  | 'toml'
  | 'typescript'
  | 'yaml';

interface Language {
  /** Null for blocks that nobody can check: `console` shows output, `text` needs an excuse. */
  readonly checker: CheckerName | null;
  /** Ending of the files that complete a fragment. */
  readonly contexts: string | null;
}

function checked(checker: CheckerName, contexts: string | null = null): Language {
  return { checker, contexts };
}

export const languages: Readonly<Record<string, Language>> = {
  bash: checked('shell'),
  c: { checker: null, contexts: null },
  console: { checker: null, contexts: null },
  css: checked('syntax'),
  diff: { checker: null, contexts: null },
  dockerfile: { checker: null, contexts: null },
  go: checked('syntax'),
  graphql: checked('graphql'),
  html: { checker: null, contexts: null },
  http: { checker: null, contexts: null },
  ini: checked('syntax'),
  java: checked('syntax'),
  js: checked('typescript', 'ts'),
  json: checked('json'),
  jsonc: checked('json'),
  jsx: checked('typescript', 'ts'),
  mermaid: checked('mermaid'),
  move: checked('move', 'move'),
  powershell: checked('shell'),
  protobuf: { checker: null, contexts: null },
  python: checked('syntax'),
  rust: checked('syntax'),
  sh: checked('shell'),
  sql: checked('sql'),
  text: { checker: null, contexts: null },
  toml: checked('toml'),
  ts: checked('typescript', 'ts'),
  tsx: checked('typescript', 'ts'),
  yaml: checked('yaml'),
};

/** What people also write; `--fix` puts the one name we use. */
export const languageAliases: Readonly<Record<string, string>> = {
  docker: 'dockerfile',
  javascript: 'js',
  plaintext: 'text',
  proto: 'protobuf',
  ps1: 'powershell',
  pwsh: 'powershell',
  py: 'python',
  rs: 'rust',
  shell: 'sh',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'sh',
};

export function checkerOf(language: string): CheckerName | null {
  return languages[language]?.checker ?? null;
}
