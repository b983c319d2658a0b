/** Tabs as plain markup: the script of deferred hydration works them, before React and after it. Without scripts all panels show. */

import React, {
  Children,
  isValidElement,
  useEffect,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Props } from '@theme/Tabs';
import type { Props as ItemProps } from '@theme/TabItem';

export default function Tabs({ children, groupId, className }: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter(isItem);
  const selected = Math.max(
    0,
    items.findIndex(({ props }) => props.default === true),
  );
  // What the reader chose on another page; when a page is opened, the inline script has done it already.
  useEffect(() => {
    window.dispatchEvent(new Event('site:tabs'));
  }, []);
  return (
    <div className="theme-tabs-container">
      <ul role="tablist" className={`tabs ${className ?? ''}`} data-group={groupId}>
        {items.map(({ props: { value, label } }, index) => (
          <li
            key={value}
            id={`${id}${index}`}
            role="tab"
            className="tabs__item"
            data-action="tab"
            data-value={value}
            aria-controls={`${id}${index}p`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="tabs-panels">
        {items.map(({ props }, index) => (
          <div
            key={props.value}
            id={`${id}${index}p`}
            role="tabpanel"
            aria-labelledby={`${id}${index}`}
            data-label={props.label ?? props.value}
            hidden={index !== selected}
          >
            {props.children}
          </div>
        ))}
      </div>
    </div>
  );
}

function isItem(child: unknown): child is ReactElement<ItemProps> {
  return isValidElement<Partial<ItemProps>>(child) && child.props.value !== undefined;
}
