/** A query in an editor that knows the documented schema, its variables, and the command that would send it. Touches its own element; asks the network only where the site is built with an endpoint. */

import { forceLinting } from '@codemirror/lint';
import { StateEffect } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { EditableProgram } from '../../../dialect/editable';
import { button, copyFrom, make } from '../dom';
import { editorState, makeEditor } from '../editor';
import { curlOf } from './curl';
import { json } from './json';
import type { SchemaFile } from './knowledge';

export interface GraphqlPanel {
  readonly element: HTMLElement;
  readonly bar: HTMLElement;
}

declare const PLAYGROUND_SCHEMA: string;

let loaded: Promise<Extension> | null = null;

/** Larger than the editor, and asked for behind it: what knows the language, and the schema. */
async function loadKnowledge(): Promise<Extension> {
  const [{ knowledgeOf }, schema] = await Promise.all([
    import('./knowledge'),
    fetch(PLAYGROUND_SCHEMA).then((response) => response.json() as Promise<SchemaFile>),
  ]);
  return knowledgeOf(schema);
}

const PUBLIC_ENDPOINT = 'https://sui-mainnet.mystenlabs.com/graphql';

export function graphqlPanel(
  root: ShadowRoot,
  { files }: EditableProgram,
  endpoint: string | null,
): GraphqlPanel {
  const [[, operation = ''] = [], [, variables = '{}'] = []] = files;
  const now = { operation, variables };
  const status = make('p', { className: 'status', attributes: { role: 'status' } });
  const answer = make('pre', { className: 'answer', tabIndex: 0, hidden: true });
  const fields = {
    operation: make('div', { className: 'editor' }),
    variables: make('div', { className: 'editor' }),
  };
  const run = (): void => {
    if (endpoint !== null) void send(endpoint, now, { status, answer });
  };
  const copy = button(
    'Copy as curl',
    () => void copyFrom(copy, curlOf(now, endpoint ?? PUBLIC_ENDPOINT)),
  );
  const bar = make('div', { className: 'bar' });
  if (endpoint !== null) bar.append(button(`Run at ${new URL(endpoint).host}`, run, 'primary'));
  const heading = make('p', { className: 'heading', textContent: 'Variables' });
  const note = make('p', {
    className: 'note',
    textContent: endpoint === null ? NOTE : SENDING_NOTE,
  });
  bar.append(
    button('Reset', () => draw({ operation, variables })),
    copy,
  );

  const draw = (texts: typeof now): void => {
    Object.assign(now, texts);
    for (const key of ['operation', 'variables'] as const) {
      const options = {
        label: key === 'operation' ? 'Query' : 'Variables',
        language: key === 'operation' ? [] : json,
        onRun: run,
        onChange: (text: string) => (now[key] = text),
      };
      fields[key].replaceChildren();
      const view = makeEditor(root, fields[key], editorState(texts[key], options));
      if (key === 'operation') void teach(view);
    }
  };
  /** The editor can be used before the schema is there. */
  const teach = async (view: EditorView): Promise<void> => {
    try {
      view.dispatch({ effects: StateEffect.appendConfig.of(await (loaded ??= loadKnowledge())) });
      forceLinting(view);
    } catch {
      loaded = null;
      status.textContent = 'The schema could not be loaded. Reset tries it again.';
    }
  };
  draw(now);
  const children = [fields.operation, heading, fields.variables, bar, status, answer, note];
  return { bar, element: make('div', { className: 'panel' }, ...children) };
}

const KEYS = 'Ctrl+Space completes; Escape and then Tab leaves the editor.';
const NOTE = `Checked in your browser against the documented schema. Nothing is sent anywhere: copy the command to send the query yourself. ${KEYS}`;
const SENDING_NOTE = `Checked in your browser against the documented schema. Run sends the query to the endpoint that the button names. ${KEYS}`;

async function send(
  endpoint: string,
  { operation, variables }: { readonly operation: string; readonly variables: string },
  { status, answer }: { readonly status: HTMLElement; readonly answer: HTMLElement },
): Promise<void> {
  status.textContent = 'Sending …';
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: operation, variables: JSON.parse(variables) as unknown }),
    });
    answer.textContent = JSON.stringify(await response.json(), null, 2);
    answer.hidden = false;
    status.textContent = `Answered with status ${response.status}.`;
  } catch (error) {
    status.textContent = `No answer: ${error instanceof Error ? error.message : String(error)}`;
  }
}
