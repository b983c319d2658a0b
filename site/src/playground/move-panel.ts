/** Files of Move in an editor, with what the compiler says of them below it. Touches its own element. */

import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { release } from '../../config/documented-release';
import { MOVE_COMPILER } from '../../move/compiler/version';
import type { CheckedPackage } from '../../move/check-package';
import { check, missing, warm } from './checker';
import type { Loading } from './checker';
import { button, make } from './dom';
import { editorState, goTo, makeEditor, mark } from './editor';
import { move } from './language';
import { showResults } from './results';
import type { CodeLocation } from './results';
import type { Files } from './share';

export interface MovePanel {
  readonly element: HTMLElement;
  readonly bar: HTMLElement;
  readonly tabs: HTMLElement;
  files(): Files;
  current(): string;
  /** Replaces everything, and opens a file of it. */
  load(files: Files, at: CodeLocation): void;
  open(name: string): void;
  run(): void;
  say(message: string): void;
}

export function movePanel(root: ShadowRoot, onChange: (files: Files) => void): MovePanel {
  const texts = new Map<string, string>();
  const states = new Map<string, EditorState>();
  let current = '';
  let checked: CheckedPackage = { results: [], tests: [] };
  let view: EditorView | null = null;

  const editor = make('div', { className: 'editor' });
  const tabs = make('div', {
    className: 'tabs',
    attributes: { role: 'group', 'aria-label': 'Files' },
  });
  const runButton = button('Run', () => void run(), 'primary');
  const bar = make('div', { className: 'bar' }, runButton);
  const status = make('p', { className: 'status', attributes: { role: 'status' } });
  const progress = make('progress', {
    max: 1,
    attributes: { 'aria-label': 'Loading the compiler' },
  });
  const results = make('div', {
    className: 'results',
    attributes: { role: 'region', 'aria-label': 'Results' },
  });
  const note = make('p', { className: 'note', textContent: NOTE });
  const element = make(
    'div',
    { className: 'panel' },
    tabs,
    editor,
    bar,
    progress,
    status,
    results,
    note,
  );

  const stateOf = (name: string): EditorState =>
    editorState(texts.get(name) ?? '', {
      label: `Code of ${name}`,
      language: name.endsWith('.move') ? move : [],
      onRun: () => void run(),
      onChange: (text) => {
        texts.set(current, text);
        onChange([...texts]);
      },
    });

  const open = (name: string): void => {
    if (view && texts.has(current)) states.set(current, view.state);
    current = name;
    const state = states.get(name) ?? stateOf(name);
    if (view) view.setState(state);
    else view = makeEditor(root, editor, state);
    mark(
      view,
      checked.results.filter(({ file }) => file === name),
    );
    drawTabs();
  };

  const drawTabs = (): void => {
    tabs.replaceChildren(
      ...[...texts.keys()].map((name) => {
        const tab = button(name, () => open(name));
        tab.setAttribute('aria-pressed', String(name === current));
        return tab;
      }),
    );
    tabs.hidden = texts.size < 2 && tabs.dataset['isOne'] !== 'shown';
  };

  const leadTo = ({ file, line, column = 1 }: CodeLocation): void => {
    if (!texts.has(file)) return;
    if (file !== current) open(file);
    if (!view) return;
    goTo(view, line, column);
    view.focus();
  };

  const run = async (): Promise<void> => {
    if (missing !== null || runButton.disabled) return;
    runButton.disabled = true;
    status.textContent = 'Compiling …';
    const started = performance.now();
    try {
      checked = await check([...texts]);
      const seconds = (performance.now() - started) / 1000;
      status.textContent = '';
      showResults(results, checked, { seconds, goTo: leadTo });
      status.textContent = results.querySelector('.summary')?.textContent ?? '';
    } catch (error) {
      checked = { results: [], tests: [] };
      results.replaceChildren();
      status.textContent = error instanceof Error ? error.message : String(error);
    }
    runButton.disabled = false;
    if (view)
      mark(
        view,
        checked.results.filter(({ file }) => file === current),
      );
  };

  const showLoading = (loading: Loading): void => {
    progress.hidden = loading === 'ready' || loading === 'failed';
    if (loading === 'failed')
      status.textContent = 'The compiler could not be loaded. Run tries it again.';
    if (typeof loading === 'object' && loading.total > 0)
      progress.value = loading.loaded / loading.total;
  };

  progress.hidden = true;
  // The editor first: a worker that starts takes the processor of a phone from it.
  if (missing === null) requestAnimationFrame(() => setTimeout(() => warm(showLoading)));
  else {
    runButton.disabled = true;
    status.textContent = missing;
  }

  return {
    ...{ element, bar, tabs, open },
    files: () => [...texts],
    current: () => current,
    run: () => void run(),
    say: (message) => (status.textContent = message),
    load: (files, at) => {
      texts.clear();
      states.clear();
      for (const [name, text] of files) texts.set(name, text);
      checked = { results: [], tests: [] };
      results.replaceChildren();
      status.textContent = missing ?? '';
      open(texts.has(at.file) ? at.file : (files[0]?.[0] ?? ''));
      if (view && at.line > 1) goTo(view, at.line);
      onChange([...texts]);
    },
  };
}

const NOTE = `Checked in your browser by the Move compiler ${MOVE_COMPILER} against the framework of Sui ${release.parts[0].value}, with the rules of that release where the newer compiler accepts more. Nothing is sent anywhere. Ctrl+Enter runs; Escape and then Tab leaves the editor.`;
