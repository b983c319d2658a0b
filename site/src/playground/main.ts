/** Opens an editor below a block that a reader wants to change, and the playground on its page. Touches the page. */

import type { EditableProgram } from '../../dialect/editable';
import { button, copyFrom, make, shadowOf } from './dom';
import { graphqlPanel } from './graphql/panel';
import { movePanel } from './move-panel';
import { openPlayground } from './playground-page';
import { linkTo } from './share';

export interface Settings {
  readonly playground: string;
  /** Where GraphQL is asked; null when this site asks nobody. */
  readonly endpoint: string | null;
  /** Of Sui: what is documented here. */
  readonly revision: string;
}

/** What the script of a block gives to its button. */
export interface BlockScript {
  open(button: HTMLElement): void;
}

declare const PLAYGROUND_SETTINGS: Settings;

/** Pressed again, the button closes what it has opened. */
export function open(opener: HTMLElement, program: EditableProgram): void {
  const host = opener.parentElement?.nextElementSibling;
  if (!(host instanceof HTMLElement)) return;
  if (host.shadowRoot) host.hidden = !host.hidden;
  else fill(host, program, () => close(host, opener));
  opener.setAttribute('aria-expanded', String(!host.hidden));
}

function close(host: HTMLElement, opener: HTMLElement): void {
  host.hidden = true;
  opener.setAttribute('aria-expanded', 'false');
  opener.focus();
}

function fill(host: HTMLElement, program: EditableProgram, onClose: () => void): void {
  const root = shadowOf(host);
  const end = button('Close', onClose);
  if (program.language === 'graphql') {
    const panel = graphqlPanel(root, program, PLAYGROUND_SETTINGS.endpoint);
    panel.bar.append(end);
    return root.append(panel.element);
  }
  const panel = movePanel(root, () => undefined);
  const { bar } = panel;
  const reset = (): void => panel.load(program.files, program);
  const copy = button('Copy', () => void copyFrom(copy, textOf(panel.files(), panel.current())));
  bar.append(
    button('Reset', reset),
    copy,
    button('Open on its own page', () => void leave()),
    end,
  );
  const leave = async (): Promise<void> => {
    const hash = await linkTo(panel.files());
    if (hash === null) panel.say('This package is too large for a link.');
    else window.open(`${PLAYGROUND_SETTINGS.playground}${hash}`, '_blank', 'noopener');
  };
  root.append(panel.element);
  reset();
}

function textOf(files: EditableProgram['files'], current: string): string {
  return files.find(([name]) => name === current)?.[1] ?? '';
}

/** The page of the playground. A second call finds it open. */
export function mount(starts: Parameters<typeof openPlayground>[1]): void {
  const host = document.querySelector<HTMLElement>('[data-playground]');
  if (!host || host.shadowRoot) return;
  const root = shadowOf(host);
  const box = make('div');
  root.append(box);
  void openPlayground({ root, box, revision: PLAYGROUND_SETTINGS.revision }, starts);
}
