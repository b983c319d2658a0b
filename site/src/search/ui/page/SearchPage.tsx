/** `/search?q=`: all results of a query, by page, with a filter by kind. */

import { contentId } from '@site/src/theme/SkipToContent';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, { useEffect, useRef, type ReactNode } from 'react';
import { displayedCount, type SearchResult } from '../../client/hit';
import { LONGEST_QUERY } from '../../engine/query';
import { kinds } from '../../kinds';
import { readAddress } from './address';
import { moveAmong } from '../arrow-keys';
import PageHits from './PageHits';
import PopularLists from '../PopularLists';
import styles from './search-page.module.css';
import { texts } from '../modal/texts';
import { pasteShort } from '../short-paste';
import { missingResults } from '../missing-results';
import { useSearchPage, type PageState, type SearchPageModel } from './useSearchPage';
import { useSiteSearch } from '../useSearch';

/** What the heading says; the title of the window as well. */
export function headingOf(query: string, state: PageState): string {
  const name = query.trim();
  if (state.status === 'failed') return texts.modal.errorScreen.titleText;
  if (state.status === 'empty' || name === '') return 'Search the documentation';
  if (state.status === 'loading') return `Searching for "${name}"`;
  const { total } = state.result;
  if (total === 0) return `No results for "${name}"`;
  return `${displayedCount(state.result)} ${total === 1 ? 'result' : 'results'} for "${name}"`;
}

export default function SearchPage(): ReactNode {
  const { source, counter } = useSiteSearch();
  const model = useSearchPage(source, counter.display);
  const heading = headingOf(model.query, model.state);
  return (
    <Layout
      title={heading}
      description="Search the guides, concepts, standards and references of this site."
    >
      <Head>
        {/* The pages are worth listing, a search for them is not. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main
        id={contentId}
        className={`container ${styles.page}`}
        data-needs-scripts
        onKeyDown={(event) =>
          moveAmong(event, [...event.currentTarget.querySelectorAll<HTMLElement>('[data-moves]')])
        }
      >
        <Heading as="h1" className={styles.heading} aria-live="polite">
          {heading}
        </Heading>
        <SearchForm model={model} />
        <Results model={model} />
      </main>
    </Layout>
  );
}

function SearchForm({ model }: { readonly model: SearchPageModel }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  // Who comes without a query comes to type one.
  useEffect(() => {
    if (readAddress(window.location.search).query === '')
      input.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.input}
        aria-label={texts.placeholder}
        placeholder={texts.placeholder}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        spellCheck={false}
        value={model.query}
        onChange={(event) => model.setQuery(event.target.value)}
        data-moves=""
        onPaste={({ nativeEvent }) => pasteShort(nativeEvent)}
      />
    </form>
  );
}

function Results({ model }: { readonly model: SearchPageModel }): ReactNode {
  const { state } = model;
  switch (state.status) {
    case 'empty':
      return (
        <>
          <p className={styles.note}>
            Type a word, a name such as <code>coin::split</code>, or a question. An error message
            can be pasted whole.
          </p>
          <Popular />
        </>
      );
    case 'loading':
      return (
        <p className={styles.note} role="status">
          One moment…
        </p>
      );
    case 'failed':
      return (
        <div role="alert">
          <p className={styles.note}>{texts.modal.errorScreen.helpText}</p>
          <button type="button" className={styles.button} onClick={model.retry}>
            Try again
          </button>
        </div>
      );
    case 'shown':
      return (
        <>
          {state.result.isFallback && (
            <p className={styles.fallback} role="status">
              {texts.fallback}
            </p>
          )}
          <KindFilter model={model} result={state.result} />
          {state.hits.length === 0 ? (
            <>
              <NothingFound model={model} />
              <Popular />
            </>
          ) : (
            <PageHits hits={state.hits} result={state.result} />
          )}
          {state.isMore && (
            <button type="button" className={styles.button} onClick={model.more}>
              Show more results
            </button>
          )}
        </>
      );
  }
}

function Popular(): ReactNode {
  return <PopularLists className={styles.popular} base={useSiteSearch().settings.urls.baseUrl} />;
}

function KindFilter({
  model,
  result,
}: {
  readonly model: SearchPageModel;
  readonly result: SearchResult;
}): ReactNode {
  const counts = new Map(result.counts);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const offered = kinds.filter(({ key }) => counts.has(key) || key === model.kind);
  return (
    <div className={styles.kinds} role="group" aria-label="Show only">
      <button type="button" aria-pressed={model.kind === null} onClick={() => model.setKind(null)}>
        All <span>{displayedCount({ ...result, total: all })}</span>
      </button>
      {offered.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={model.kind === key}
          onClick={() => model.setKind(key)}
        >
          {label} <span>{counts.get(key) ?? 0}</span>
        </button>
      ))}
    </div>
  );
}

function NothingFound({ model }: { readonly model: SearchPageModel }): ReactNode {
  const { missingResultsUrl } = useSiteSearch().settings;
  const { reportMissingResultsText, reportMissingResultsLinkText } = texts.modal.noResultsScreen;
  return (
    <div className={styles.note}>
      <p>Check the spelling, or try fewer words.</p>
      {missingResultsUrl !== null && (
        <p>
          {`${reportMissingResultsText} `}
          <a
            href={missingResults(missingResultsUrl)({ query: model.query })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {reportMissingResultsLinkText}
          </a>
        </p>
      )}
      {model.kind !== null && (
        <button type="button" className={styles.button} onClick={() => model.setKind(null)}>
          Search all kinds of pages
        </button>
      )}
    </div>
  );
}
