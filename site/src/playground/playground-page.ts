/** The playground: a package of several files that is kept in the browser, shared by its link, and saved as a zip file. Touches the page and its storage. */

import type { StartingPoint } from '../../dialect/editable';
import { keep, stored } from '../deferred-hydration/storage';
import { button, copyFrom, make } from './dom';
import { movePanel } from './move-panel';
import type { MovePanel } from './move-panel';
import { emptyPackage, checkName } from './package-files';
import { isPackageLink, linkTo, readLink } from './share';
import type { Files } from './share';
import { isFileList } from './worker/protocol';

const STORED = 'playground.package';

interface Where {
  readonly root: ShadowRoot;
  readonly box: HTMLElement;
  /** Of Sui, for the manifest of a package that is downloaded. */
  readonly revision: string;
}

export async function openPlayground(
  { root, box, revision }: Where,
  starts: readonly StartingPoint[],
): Promise<void> {
  const panel = movePanel(root, (files) => keep(STORED, JSON.stringify(files)));
  panel.tabs.dataset['isOne'] = 'shown';
  box.append(startBar(panel, starts), panel.element);
  panel.tabs.after(fileBar(panel));
  panel.bar.append(...sharing(panel, revision));
  const { files, message } = await firstFiles(starts);
  panel.load(files, { file: firstSource(files), line: 1 });
  if (message !== '') panel.say(message);
  addEventListener('hashchange', () => void openLink(panel));
}

/** What a link brings, else what the reader left, else the first starting point. */
async function firstFiles(
  starts: readonly StartingPoint[],
): Promise<{ readonly files: Files; readonly message: string }> {
  const own = storedFiles() ?? starts[0]?.files ?? emptyPackage;
  const asked = new URLSearchParams(location.search).get('start');
  const start = starts.find(({ id }) => id === asked);
  if (!isPackageLink(location.hash)) return { files: start?.files ?? own, message: '' };
  const files = await readLink(location.hash);
  if (typeof files === 'string') return { files: own, message: files };
  return { files, message: 'Opened from the link. Read code of others before you publish it.' };
}

async function openLink(panel: MovePanel): Promise<void> {
  if (!isPackageLink(location.hash)) return;
  const files = await readLink(location.hash);
  if (typeof files === 'string') return panel.say(files);
  panel.load(files, { file: firstSource(files), line: 1 });
}

/** What storage holds may be anything. */
function storedFiles(): Files | null {
  try {
    const files: unknown = JSON.parse(stored(STORED) ?? '');
    return isFileList(files) ? files : null;
  } catch {
    return null;
  }
}

function firstSource(files: Files): string {
  return files.find(([name]) => name.startsWith('sources/'))?.[0] ?? files[0]?.[0] ?? '';
}

function startBar(panel: MovePanel, starts: readonly StartingPoint[]): HTMLElement {
  const choice = make(
    'select',
    { id: 'start' },
    new Option('Choose …', ''),
    new Option('An empty package', 'empty'),
    ...starts.map(({ id, title }) => new Option(title, id)),
  );
  choice.onchange = () => {
    const start = starts.find(({ id }) => id === choice.value);
    const files = start?.files ?? (choice.value === 'empty' ? emptyPackage : null);
    choice.value = '';
    if (files === null || !confirm('Replace the package in the editor?')) return;
    panel.load(files, { file: firstSource(files), line: 1 });
  };
  return make(
    'div',
    { className: 'bar' },
    make('label', { htmlFor: 'start', textContent: 'Start from' }),
    choice,
  );
}

/** Names are asked for in place, so that a screen reader hears what is wrong with one. */
function fileBar(panel: MovePanel): HTMLElement {
  const field = make('input', { type: 'text', id: 'file-name', spellcheck: false, required: true });
  const save = make('button', { type: 'submit', textContent: 'Save' });
  const form = make(
    'form',
    { className: 'bar', hidden: true },
    make('label', { htmlFor: 'file-name', textContent: 'File name' }),
    field,
    save,
    button('Cancel', () => (form.hidden = true)),
  );
  let renamed: string | null = null;
  const ask = (old: string | null): void => {
    renamed = old;
    field.value = old ?? 'sources/';
    form.hidden = false;
    field.focus();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    const name = field.value.trim();
    const files = panel.files();
    const others = files.map(([other]) => other).filter((other) => other !== renamed);
    const wrong = checkName(name, others);
    if (wrong !== null) return panel.say(wrong);
    const next: Files =
      renamed === null
        ? [...files, [name, '']]
        : files.map((file) => (file[0] === renamed ? [name, file[1]] : file));
    form.hidden = true;
    panel.load(next, { file: name, line: 1 });
  };
  const remove = (): void => {
    const left = panel.files().filter(([name]) => name !== panel.current());
    if (left.length === 0) return panel.say('A package has at least one file.');
    if (confirm(`Remove ${panel.current()}?`))
      panel.load(left, { file: firstSource(left), line: 1 });
  };
  return make(
    'div',
    {},
    make(
      'div',
      { className: 'bar' },
      button('Add a file', () => ask(null)),
      button('Rename', () => ask(panel.current())),
      button('Remove', remove),
    ),
    form,
  );
}

function sharing(panel: MovePanel, revision: string): readonly HTMLElement[] {
  const share = button('Copy a link', () => void copyLink());
  const copyLink = async (): Promise<void> => {
    const hash = await linkTo(panel.files());
    if (hash === null)
      return panel.say('This package is too large for a link. Download it instead.');
    history.replaceState(history.state, '', hash);
    await copyFrom(share, location.href);
  };
  const save = async (): Promise<void> => {
    const { zipOf } = await import('./zip');
    const { name, bytes } = zipOf(panel.files(), revision);
    const href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
    make('a', { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  };
  return [share, button('Download .zip', () => void save())];
}
