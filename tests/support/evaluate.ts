/** Runs a page through the real MDX compiler, with the Markdown plugins the site uses, into a plain tree. */

import { evaluateSync } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMath from 'remark-math';

export interface RenderedElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (RenderedElement | string)[];
}

const Fragment = Symbol('fragment');

type Component = (props: Record<string, unknown>) => RenderedElement;

function jsx(type: unknown, props: Record<string, unknown>): RenderedElement {
  if (typeof type === 'function') return (type as Component)(props);
  const { children, ...rest } = props;
  return {
    type: type === Fragment ? '' : String(type),
    props: rest,
    children: childrenOf(children),
  };
}

function childrenOf(children: unknown): (RenderedElement | string)[] {
  if (children === undefined || children === null) return [];
  if (Array.isArray(children)) return children.flatMap(childrenOf);
  return [
    typeof children === 'object' ? (children as RenderedElement) : String(children as string),
  ];
}

const evaluated = new Map<string, RenderedElement>();

/**
 * Compiles and runs `text` as MDX. Components become elements of their name. Throws what MDX throws.
 * Pages just seen are remembered: many sets of pages share some.
 */
export function evaluatePage(text: string, components: readonly string[] = []): RenderedElement {
  const key = `${components.join()} ${text}`;
  const tree = evaluated.get(key) ?? evaluate(text, components);
  if (evaluated.size > 500) evaluated.clear();
  evaluated.set(key, tree);
  return tree;
}

function evaluate(text: string, components: readonly string[]): RenderedElement {
  const module = evaluateSync(text, {
    Fragment,
    jsx: jsx as never,
    jsxs: jsx as never,
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkDirective, remarkMath],
  });
  const display = Object.fromEntries(
    components.map((name) => [name, (props: Record<string, unknown>) => jsx(name, props)]),
  );
  return (module.default as unknown as Component)({ components: display });
}

export function textOf(element: RenderedElement | string): string {
  if (typeof element === 'string') return element;
  return element.children.map(textOf).join('');
}

/** Names of all elements, for checking them against an allow-list. */
export function elementsOf(
  element: RenderedElement | string,
  into = new Set<string>(),
): Set<string> {
  if (typeof element === 'string') return into;
  into.add(element.type);
  for (const child of element.children) elementsOf(child, into);
  return into;
}

/** Every value of a property, such as all `href`s. */
export function propertiesOf(element: RenderedElement | string, name: string): string[] {
  if (typeof element === 'string') return [];
  const own = typeof element.props[name] === 'string' ? [element.props[name]] : [];
  return [...own, ...element.children.flatMap((child) => propertiesOf(child, name))];
}
