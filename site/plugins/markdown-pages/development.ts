/** Markdown pages and `/llms.txt` while authors write: each is printed when somebody asks for it. Answers requests of the development server. */

import type { IncomingMessage, ServerResponse } from 'node:http';

/** The text at an address; null where none is. */
type TextAt = (address: string) => string | null;

interface Server {
  readonly app?: {
    use(
      answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
    ): void;
  };
}

/** Before the server's own rule, which answers every unknown address with the page of the site. */
export function serveMarkdown(textAt: TextAt): object {
  return {
    setupMiddlewares: (_all: unknown, { app }: Server) => {
      app?.use((request, response, next) => {
        const address = (request.url ?? '').replace(/[?#].*$/, '');
        if (!/\.(?:md|txt)$/.test(address)) return next();
        try {
          const text = textAt(decodeURIComponent(address));
          if (text === null) return next();
          response.setHeader('content-type', 'text/plain; charset=utf-8').end(text);
        } catch (error) {
          response.statusCode = 500;
          response.end(error instanceof Error ? error.message : String(error));
        }
      });
      // Docusaurus adds what this gives to its own list.
      return [];
    },
  };
}
