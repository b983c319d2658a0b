/** DocSearch's modal over our engines. */

import { DocSearchModal } from '@docsearch/react';
import React, { useMemo, useState, type ReactNode } from 'react';
import { displayedCount } from '../../client/hit';
import { modalClient, type ModalHit as Item } from '../../client/docsearch-client';
import { mendStorage, storedLists } from '../../client/stored';
import { warn } from '../../client/warn';
import { useShortPaste } from '../short-paste';
import { missingResults } from '../missing-results';
import {
  keepErrorScreen,
  useBetterAnswers,
  useInertPage,
  usePanel,
  useRoles,
} from './docsearch-repairs';
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
  const [found, setFound] = useState('');
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
      setFound(texts.found(displayedCount(result)));
      counter.display(result);
    };
    const client = keepErrorScreen(modalClient({ source, groupCap: settings.groupCap, onResult }));
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
      {/* DocSearch has no region for it. */}
      <p className="spoken" role="status">
        {found}
      </p>
      {isFallback && (
        <p className="search-notice" role="status">
          {texts.fallback}
        </p>
      )}
    </>
  );
}
