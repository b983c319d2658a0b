/** A block of code. The theme's own makes each block anew once the page is in a browser; ours stays as it was built. */

import { useThemeConfig } from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock';
import Layout from '@theme/CodeBlock/Layout';
import React, { Children, createRef, type ComponentProps, type ReactNode } from 'react';

type WordWrap = ComponentProps<typeof CodeBlockContextProvider>['wordWrap'];

/** Long lines scroll; nothing has to watch them. */
const noWrap: WordWrap = {
  codeBlockRef: createRef<HTMLPreElement>() as WordWrap['codeBlockRef'],
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => undefined,
};

/** Throws for children that are not text: nothing else can be copied. */
export default function CodeBlock({ children, ...props }: Props): ReactNode {
  const { magicComments, defaultLanguage } = useThemeConfig().prism;
  const metadata = createCodeBlockMetadata({
    className: undefined,
    language: undefined,
    metastring: undefined,
    title: undefined,
    showLineNumbers: undefined,
    ...props,
    code: Children.toArray(children).map(textOf).join(''),
    magicComments,
    defaultLanguage,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={noWrap}>
      <Layout />
    </CodeBlockContextProvider>
  );
}

function textOf(child: ReactNode): string {
  if (typeof child === 'string') return child;
  throw new Error('a block of code holds text only');
}
