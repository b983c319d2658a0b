/** What page and worker say to each other. Pure types. */

import type { LateText, SearchRequest, SearchResult } from './hit';

export type Question =
  | { readonly kind: 'open'; readonly base: string }
  | { readonly kind: 'search'; readonly request: SearchRequest }
  | { readonly kind: 'text'; readonly late: LateText };

export interface QuestionMessage {
  readonly id: number;
  readonly question: Question;
}

export type Answer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'result'; readonly result: SearchResult; readonly milliseconds: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string };

export type WorkerMessage =
  | { readonly id: number; readonly answer: Answer }
  /** The whole index is open now. */
  | { readonly id: null; readonly answer: { readonly kind: 'whole' } };
