/** What front-end projects import besides code: style sheets, pictures, variables of the bundler, `@/…`. Pure. */

import path from 'node:path';

/** Vite, webpack and their kin agree on these; the declarations of one would bring all its types with it. */
export const BUNDLER_TYPES = `
declare module '*.css' {}
declare module '*.module.css' { const classes: Readonly<Record<string, string>>; export default classes; }
declare module '*.svg' { const url: string; export default url; }
declare module '*.png' { const url: string; export default url; }
declare module '*.jpg' { const url: string; export default url; }
declare module '*.webp' { const url: string; export default url; }
interface ImportMetaEnv {
  readonly [name: \`VITE_\${string}\`]: string | undefined;
  readonly MODE: string;
  readonly BASE_URL: string;
  readonly DEV: boolean;
  readonly PROD: boolean;
  readonly SSR: boolean;
}
interface ImportMeta { readonly env: ImportMetaEnv; }
`;

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** `@/lib/tx` in a program is `src/lib/tx` or `lib/tx` of that program; null for everything else. */
export function resolveAlias(
  specifier: string,
  folder: string,
  exists: (file: string) => boolean,
): string | null {
  if (!specifier.startsWith('@/')) return null;
  const inside = specifier.slice(2);
  const candidates = [`src/${inside}`, inside].flatMap((candidate) =>
    ENDINGS.map((ending) => path.posix.join(folder, `${candidate}${ending}`)),
  );
  return candidates.find(exists) ?? null;
}
