/** DocSearch's modal over our engines. */

import { DocSearchModal } from '@docsearch/react';
import React, {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { modalClient, type ModalHit as Item } from '../../client/docsearch-client';
import { keepErrorScreen } from '../../client/error-screen';
import { mendStorage, storedLists } from '../../client/stored';
import { warn } from '../../client/warn';
import { useShortPaste } from '../short-paste';
import { missingResults } from '../missing-results';
import { keepRoles } from './modal-roles';
import PopularPages from './PopularPages';
import ModalHit, { type ModalHitProps } from './ModalHit';
import { texts } from './texts';
import type { SiteSearch } from '../../client/site-search';

export interface SearchModalProps {
  readonly search: SiteSearch;
  readonly initialQuery: string | undefined;
  readonly onClose: () => void;
}

type DocSearchProps = React.ComponentProps<typeof DocSearchModal>;

export default function SearchModal({
  search,
  initialQuery,
  onClose,
}: SearchModalProps): ReactNode {
  const { settings, source, counter, rules } = search;
  const [isFallback, setIsFallback] = useState(false);
  // Before DocSearch reads it for the first time.
  const [storage] = useState(() => {
    const state = mendStorage(storedLists(settings.storageName), rules, () => window.localStorage);
    if (state.warning !== null) warn(state.warning);
    return state;
  });
  const [scrollY] = useState(() => window.scrollY);
  useRoles(settings.hosted === null ? 'embedded' : 'hosted');
  useInertPage();
  const panel = usePanel();
  useBetterAnswers(search);
  useShortPaste('.DocSearch-Input');

  const parts = useMemo(() => {
    const onOpen = ({ _snippetResult: { hit, position, result } }: Item): void =>
      counter.opened(hit, position, result);
    const onResult: Parameters<typeof modalClient>[0]['onResult'] = (result) => {
      setIsFallback(result.isFallback);
      counter.shown(result);
    };
    const client = keepErrorScreen(modalClient({ source, onResult }));
    return {
      transformSearchClient: () =>
        client as unknown as ReturnType<NonNullable<DocSearchProps['transformSearchClient']>>,
      hitComponent: (props: Pick<ModalHitProps, 'hit' | 'children'>) => (
        <ModalHit {...props} source={source} onOpen={onOpen} />
      ),
      resultsFooterComponent: ({
        state,
      }: Parameters<NonNullable<DocSearchProps['resultsFooterComponent']>>[0]) => (
        <a
          href={`${settings.urls.baseUrl}search?q=${encodeURIComponent(state.query)}`}
          onClick={onClose}
        >
          {texts.seeAll(String(state.context['nbHits'] ?? 0))}
        </a>
      ),
      navigator: {
        navigate: ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
          if ((item as Partial<Item>)._snippetResult) onOpen(item as Item);
          window.location.assign(itemUrl);
        },
      },
    };
  }, [source, counter, settings, onClose]);

  return (
    <>
      <DocSearchModal
        appId="site"
        apiKey="site"
        indexName={settings.storageName}
        maxResultsPerGroup={settings.groupCap}
        placeholder={texts.placeholder}
        initialScrollY={scrollY}
        onClose={onClose}
        disableUserPersonalization={!storage.isWritable}
        translations={texts.modal}
        {...(parts as unknown as Partial<DocSearchProps>)}
        {...(initialQuery === undefined ? {} : { initialQuery })}
        {...(settings.missingResultsUrl === null
          ? {}
          : { getMissingResultsUrl: missingResults(settings.missingResultsUrl) })}
      />
      {panel && <PopularPages panel={panel} base={settings.urls.baseUrl} onClose={onClose} />}
      {isFallback && (
        <p className="search-notice" role="status">
          {texts.fallback}
        </p>
      )}
    </>
  );
}

function useRoles(engine: 'embedded' | 'hosted'): void {
  useLayoutEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    return container ? keepRoles(container, { label: texts.button, engine }) : undefined;
  }, [engine]);
}

function usePanel(): Element | null {
  const [panel, setPanel] = useState<Element | null>(null);
  useLayoutEffect(() => setPanel(document.querySelector('.DocSearch-Dropdown')), []);
  return panel;
}

/** The modal stands beside the page in the document: neither pointer, keys nor screen readers leave it for the page. */
function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.toggleAttribute('inert', true);
    return () => {
      page?.toggleAttribute('inert', false);
    };
  }, []);
}

/** The modal asks again on focus: our way to show what the rest of the index adds. Who walks through the hits keeps them. */
function useBetterAnswers({ source }: SiteSearch): void {
  const isFirst = useRef(true);
  useEffect(
    () =>
      source.onChange(() => {
        const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
        const first = document.querySelector('.DocSearch-Hit');
        const isWalking = first !== null && first.ariaSelected !== 'true';
        if (isFirst.current && !isWalking && input !== null && input.value !== '')
          input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        isFirst.current = false;
      }),
    [source],
  );
}
