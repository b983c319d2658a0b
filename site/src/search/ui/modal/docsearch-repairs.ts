/**
 * What DocSearch's modal does not do, or does wrong, and how each is mended; all else uses it as it is meant to be used.
 * - An error goes from the screen at once: `keepErrorScreen`.
 * - Its roles are not what it is: `useRoles`.
 * - The start screen cannot be added to: `usePanel`.
 * - Keys and screen readers leave the modal for the page: `useInertPage`.
 * - Answers that become better are not asked for: `useBetterAnswers`.
 * Touches the page.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SiteSearch } from '../../client/site-search';
import { texts } from './texts';

/** DocSearch's timer for "this takes long" fires after so many milliseconds, and would end the error as well. */
const STALL = 300;

type Search<Response> = (request: never) => Promise<Response>;

/**
 * DocSearch calls `search(…).catch(show)`, where `show` sets the status and throws on. We call `show` at once, and once
 * more after the timer; the request itself stays open forever, so nothing that ends a request ends the error screen.
 */
export function keepErrorScreen<Client extends { search: Search<unknown> }>(
  client: Client,
): Client {
  const search = client.search.bind(client);
  const retained = (request: never): unknown => {
    const answer = search(request);
    return {
      then: answer.then.bind(answer),
      finally: answer.finally.bind(answer),
      catch: (show: (error: unknown) => unknown) =>
        answer.catch((error: unknown) => {
          if (!isRetryError(error)) return show(error);
          report(show, error);
          setTimeout(() => report(show, error), STALL + 50);
          return new Promise(() => undefined);
        }),
    };
  };
  return { ...client, search: retained as Client['search'] };
}

function isRetryError(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}

/** `show` throws the error on when it has set the status: that is its way to say it is done. */
function report(show: (error: unknown) => unknown, error: unknown): void {
  try {
    show(error);
  } catch (thrown) {
    if (thrown !== error) throw thrown;
  }
}

/** A dialog, with an input that opens a tree of hits: DocSearch calls the dialog a button, and a hit with a link in it an option, which may hold none. */
export function useRoles(engine: 'embedded' | 'hosted'): void {
  useLayoutEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    return container ? keepRoles(container, { label: texts.button, engine }) : undefined;
  }, [engine]);
}

/** Where the start screen is, which takes nothing of ours. */
export function usePanel(): Element | null {
  const [panel, setPanel] = useState<Element | null>(null);
  useLayoutEffect(() => setPanel(document.querySelector('.DocSearch-Dropdown')), []);
  return panel;
}

/** The modal stands beside the page in the document: neither pointer, keys nor screen readers leave it for the page. */
export function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.toggleAttribute('inert', true);
    return () => {
      page?.toggleAttribute('inert', false);
    };
  }, []);
}

/** The modal asks again on focus: our way to show what the rest of the index adds. Who walks through the hits keeps them. */
export function useBetterAnswers({ source }: SiteSearch): void {
  const isFirst = useRef(true);
  useEffect(
    () =>
      source.onChange(() => {
        const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
        const first = document.querySelector('.DocSearch-Hit');
        const isWalking = first !== null && first.getAttribute('aria-selected') !== 'true';
        if (isFirst.current && !isWalking && input !== null && input.value !== '')
          input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        isFirst.current = false;
      }),
    [source],
  );
}

interface ModalIdentity {
  readonly label: string;
  /** Whose results these are. */
  readonly engine: 'embedded' | 'hosted';
}

/** Attributes that are wrong where DocSearch puts them; the input has its own. */
const wrong = [
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
  'aria-owns',
  'tabindex',
];

/** Sets the roles now and whenever DocSearch changes them; returns how to stop. */
function keepRoles(container: HTMLElement, { label, engine }: ModalIdentity): () => void {
  const repair = (): void => {
    set(container, 'role', 'dialog');
    set(container, 'aria-modal', 'true');
    set(container, 'aria-label', label);
    set(container, 'data-engine', engine);
    for (const name of wrong) container.removeAttribute(name);
    for (const list of container.querySelectorAll('.DocSearch-Hits ul')) mendList(list);
    mendInput(container);
  };
  const observer = new MutationObserver(repair);
  repair();
  observer.observe(container, { attributes: true, childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Only what differs is written, so that a repair does not cause another one. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function mendInput(container: HTMLElement): void {
  const input = container.querySelector('.DocSearch-Input');
  if (!input) return;
  const lists = [...container.querySelectorAll('.DocSearch-Hits ul')]
    .map(({ id }) => id)
    .filter((id) => id !== '');
  set(input, 'role', 'combobox');
  set(input, 'aria-expanded', String(lists.length > 0));
  set(input, 'aria-haspopup', 'tree');
  if (lists.length > 0) set(input, 'aria-controls', lists.join(' '));
  else input.removeAttribute('aria-controls');
  const active = input.getAttribute('aria-activedescendant');
  const isThere =
    active !== null && container.querySelector(`[id="${CSS.escape(active)}"]`) !== null;
  if (!isThere) input.removeAttribute('aria-activedescendant');
}

/** Named by the title above it; its items hold a link and perhaps buttons. */
function mendList(list: Element): void {
  const title = list.closest('.DocSearch-Hits')?.querySelector('.DocSearch-Hit-source');
  set(list, 'role', 'tree');
  list.removeAttribute('aria-labelledby');
  set(list, 'aria-label', title?.textContent ?? 'Results');
  for (const item of list.querySelectorAll(':scope > li')) set(item, 'role', 'treeitem');
}
