/** One hit in the modal: DocSearch's frame with its icon and its buttons, and our words in it. */

import React, { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { isBest, displayedName, type ModalHit as Item } from '../../client/docsearch-client';
import type { SearchSource } from '../../client/hit';
import { useHitText } from '../LateText';
import Marked from '../Marked';
import { ownerOf } from './owner-of';

export interface ModalHitProps {
  /** Without a snippet when it comes from storage. */
  readonly hit: Omit<Item, '_snippetResult'> & { readonly _snippetResult?: Item['_snippetResult'] };
  readonly children: ReactNode;
  readonly source: SearchSource;
  readonly onOpen: (item: Item) => void;
}

export default function ModalHit({ hit, children, source, onOpen }: ModalHitProps): ReactNode {
  const snippet = hit._snippetResult;
  const words = snippet ? (
    <FreshProse snippet={snippet} source={source} />
  ) : (
    <StoredProse hit={hit} />
  );
  return (
    <div className="search-hit">
      <a href={hit.url} onClick={() => snippet && onOpen(hit as Item)}>
        {withProse(children, words)}
      </a>
    </div>
  );
}

function FreshProse({
  snippet: { hit, position },
  source,
}: {
  readonly snippet: Item['_snippetResult'];
  readonly source: SearchSource;
}): ReactNode {
  const trail = [
    ...(isBest(position) ? [hit.group] : []),
    ...(hit.level === 1 ? [] : [hit.page, ...hit.trail]),
  ];
  const { text: arrived, seen } = useHitText(hit, source);
  const text = arrived ?? '';
  const [owner, own] = hit.symbolKind === null ? ['', hit.title] : ownerOf(hit.title);
  return (
    <>
      <span className="DocSearch-Hit-title" ref={seen}>
        <span className="search-name">
          <span>
            <Marked text={owner} />
          </span>
          <span>
            <Marked text={own} />
          </span>
        </span>
        {hit.symbolKind !== null && <span className="search-kind">{hit.symbolKind}</span>}
      </span>
      <span className="DocSearch-Hit-path">
        {trail.join(' › ')}
        {trail.length > 0 && text !== '' && ' · '}
        <Marked text={text} />
      </span>
    </>
  );
}

/** What DocSearch keeps of a hit: its names. */
function StoredProse({ hit }: Pick<ModalHitProps, 'hit'>): ReactNode {
  const { lvl0, lvl1, lvl2 } = hit.hierarchy;
  const own = lvl2 ?? lvl1 ?? hit.url;
  const path = [lvl0, lvl2 === null || lvl2 === undefined ? null : lvl1].filter(
    (name) => typeof name === 'string',
  );
  return (
    <>
      <span className="DocSearch-Hit-title">{displayedName(own)}</span>
      <span className="DocSearch-Hit-path">
        {path.map((name) => displayedName(name ?? '')).join(' › ')}
      </span>
    </>
  );
}

type Frame = ReactElement<{ readonly className?: string; readonly children?: ReactNode }>;

/** DocSearch would print the words as HTML, so its element for them is never rendered: ours takes its place. */
function withProse(frame: ReactNode, prose: ReactNode): ReactNode {
  const content = <div className="DocSearch-Hit-content-wrapper">{prose}</div>;
  if (!isValidElement(frame)) return content;
  const container = frame as Frame;
  const parts = React.Children.toArray(container.props.children);
  const [icon, ...rest] = parts.filter((part) => !isWords(part));
  return cloneElement(container, {}, icon, content, ...rest);
}

function isWords(part: ReactNode): boolean {
  return (
    isValidElement(part) && (part as Frame).props.className === 'DocSearch-Hit-content-wrapper'
  );
}
