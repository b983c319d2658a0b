/** Elements in one call. Text is only ever text: what a compiler or a link says cannot become an element. */

type Child = Node | string;

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  {
    attributes = {},
    ...properties
  }: Partial<Omit<HTMLElementTagNameMap[Tag], 'attributes'>> & {
    readonly attributes?: Readonly<Record<string, string>>;
  } = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element as HTMLElementTagNameMap[Tag];
}

export function button(label: string, onclick: () => void, className = ''): HTMLButtonElement {
  return make('button', { type: 'button', textContent: label, onclick, className });
}

/** Copies, and says so on the button for a moment. Where nothing can be copied, the button says that. */
export async function copyFrom(source: HTMLButtonElement, text: string): Promise<void> {
  const label = source.dataset['label'] ?? source.textContent ?? '';
  source.dataset['label'] = label;
  source.textContent =
    (await navigator.clipboard?.writeText(text).then(
      () => 'Copied',
      () => 'Not allowed',
    )) ?? 'Not allowed';
  setTimeout(() => (source.textContent = label), 1_500);
}

declare const PLAYGROUND_STYLE: string;

/**
 * A shadow root: React, which owns the element, does not see what is in it, and styles of an editor need no style
 * element, which the policy refuses. Outside of it the element stands for the field that has the focus: as far as the
 * keys of the page are concerned, a reader is writing there.
 */
export function shadowOf(host: HTMLElement): ShadowRoot {
  // The faces of the site are optional: one that is late is never shown, and a page without code has not asked for it.
  void document.fonts.load('1em "JetBrains Mono"');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PLAYGROUND_STYLE);
  root.adoptedStyleSheets = [sheet];
  Object.defineProperty(host, 'isContentEditable', { value: true });
  return root;
}
