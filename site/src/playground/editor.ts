/** The editor: CodeMirror, with what every language has. Touches the element that it is drawn into. */

import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import type { Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import type { Extension, Text } from '@codemirror/state';
import { EditorView, drawSelection, keymap, lineNumbers } from '@codemirror/view';
import { highlighting } from './language';

export interface EditorOptions {
  readonly label: string;
  readonly language: Extension;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

/** Tab indents; Escape and then Tab leaves, as CodeMirror has it. */
export function editorState(
  doc: string,
  { label, language, onChange, onRun }: EditorOptions,
): EditorState {
  const run = (): boolean => {
    onRun();
    return true;
  };
  return EditorState.create({
    doc,
    extensions: [
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of('    '),
      bracketMatching(),
      language,
      highlighting,
      keymap.of([
        { key: 'Mod-Enter', run },
        ...defaultKeymap,
        ...historyKeymap,
        ...lintKeymap,
        indentWithTab,
      ]),
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
}

export function makeEditor(root: ShadowRoot, parent: HTMLElement, state: EditorState): EditorView {
  return new EditorView({ root, parent, state });
}

export function goTo(view: EditorView, line: number, column = 1): void {
  const at = offsetOf(view.state.doc, line, column);
  view.dispatch({
    selection: { anchor: at },
    effects: EditorView.scrollIntoView(at, { y: 'center' }),
  });
}

export interface Marked {
  readonly level: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly line: number;
  readonly column: number;
  readonly rename: { readonly column: number; readonly from: string; readonly to: string } | null;
}

/** Underlines the word at each place; a rename that is sure can be done from there. */
export function mark(view: EditorView, marked: readonly Marked[]): void {
  const { doc } = view.state;
  const diagnostics = marked.map(
    ({ level, code, message, fix, line, column, rename }): Diagnostic => {
      const from = offsetOf(doc, line, column);
      const rest = doc.sliceString(from, doc.lineAt(from).to);
      const length = /^(?:\w+|\S)/.exec(rest)?.[0].length ?? 0;
      const actions = rename ? [renaming(rename, line)] : [];
      return {
        from,
        to: from + length,
        severity: level,
        source: code,
        message: `${message}\nFix: ${fix}`,
        actions,
      };
    },
  );
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

function renaming(
  { column, from: old, to }: NonNullable<Marked['rename']>,
  line: number,
): NonNullable<Diagnostic['actions']>[number] {
  return {
    name: `Write ${to}`,
    apply: (view) => {
      const from = offsetOf(view.state.doc, line, column);
      // The reader may have changed the line since.
      if (view.state.sliceDoc(from, from + old.length) !== old) return;
      view.dispatch({ changes: { from, to: from + old.length, insert: to } });
    },
  };
}

/** Columns of the compiler count characters; those of a document count UTF-16 units. */
function offsetOf(doc: Text, line: number, column: number): number {
  const { from, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return (
    from +
    Array.from(text)
      .slice(0, column - 1)
      .join('').length
  );
}
