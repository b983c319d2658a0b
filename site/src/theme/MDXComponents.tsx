/** What a page may use without importing it. */

import Anchor from '@site/src/components/anchor/Anchor';
import Badge from '@site/src/components/badge/Badge';
import cards from '@site/src/components/cards/cards.module.css';
import sheet from '@site/src/components/cheat-sheet/cheat-sheet.module.css';
import steps from '@site/src/components/steps/steps.module.css';
import Card from '@site/src/components/cards/Card';
import CheckedCode from '@site/src/components/checked-code/CheckedCode';
import CodeFold from '@site/src/components/checked-code/CodeFold';
import Diagram from '@site/src/components/diagram/Diagram';
import Formulas from '@site/src/components/formulas/Formulas';
import FragmentCode from '@site/src/components/checked-code/FragmentCode';
import CodeLink from '@site/src/components/inline-code/CodeLink';
import { referenceTools } from '@site/src/components/reference';
import Outline from '@site/src/components/outline/Outline';
import Playground from '@site/src/components/playground/Playground';
import RouteCards from '@site/src/components/route-cards/RouteCards';
import Signature from '@site/src/components/signature/Signature';
import SourceLink from '@site/src/components/source-link/SourceLink';
import Term from '@site/src/components/term/Term';
import TaskBox from '@site/src/components/task-box/TaskBox';
import Table, { Cell, HeadCell } from '@site/src/components/table/Table';
import Values from '@site/src/components/values/Values';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import React, { type ReactNode } from 'react';

const box =
  (className: string | undefined) =>
  ({ children }: { readonly children: ReactNode }): ReactNode => (
    <div className={className}>{children}</div>
  );

export default {
  ...MDXComponents,
  ...referenceTools,
  Anchor,
  Badge,
  Card,
  /** As many columns as fit. */
  Cards: box(cards.cards),
  /** Short blocks of code side by side: one screen of a laptop, one sheet of paper. */
  CheatSheet: box(sheet.sheet),
  CheckedCode,
  CodeFold,
  Diagram,
  Formulas,
  FragmentCode,
  Outline,
  Playground,
  RouteCards,
  Signature,
  SourceLink,
  /** An ordered list drawn as numbered steps; each item may have paragraphs and code. */
  Steps: box(steps.steps),
  TabItem,
  Tabs,
  a: CodeLink,
  input: TaskBox,
  Term,
  table: Table,
  td: Cell,
  th: HeadCell,
  Values,
};
