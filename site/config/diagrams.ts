/** How mermaid draws: our colors in both modes, natural size, no labels made of HTML. Plain data. */

import type { ThemeConfig } from '@docusaurus/theme-mermaid';

/** Mermaid computes with its own theme; these rules come after it and follow the mode by themselves. */
const colors = `
  .node rect, .node circle, .node ellipse, .node polygon, .node path, rect.actor, .statediagram-state rect, .classBox,
  .entityBox { fill: var(--surface) !important; stroke: var(--line-strong) !important; stroke-width: 1.2px !important; }
  .cluster rect { fill: var(--sunken) !important; stroke: var(--line) !important; }
  .edgePath path, .flowchart-link, .messageLine0, .messageLine1, .actor-line, line, .transition, .relation,
  .relationshipLine { stroke: var(--muted) !important; }
  marker path, .arrowheadPath, #arrowhead path, .arrowMarkerPath { fill: var(--muted) !important; stroke: var(--muted) !important; }
  text, tspan, .nodeLabel, .edgeLabel, .label, .messageText, .actor > tspan, .loopText, .noteText, .titleText, .cluster-label,
  .cluster-label span { fill: var(--ink) !important; color: var(--ink) !important; }
  .edgeLabel, .edgeLabel rect, .edgeLabel p, .labelBkg { background-color: var(--paper) !important; fill: var(--paper); opacity: 1; }
  .edgeLabel text, .edgeLabel tspan { fill: var(--ink) !important; }
  .note { fill: var(--amber-wash) !important; stroke: var(--amber) !important; }
  .labelBox, .loopLine { fill: var(--sunken) !important; stroke: var(--line-strong) !important; }
  .activation0, .activation1, .activation2 { fill: var(--accent-wash) !important; stroke: var(--accent) !important; }
`;

const natural = { useMaxWidth: false };

export const diagrams: ThemeConfig['mermaid'] = {
  theme: { light: 'neutral', dark: 'dark' },
  options: {
    fontFamily: "Inter, 'Inter fallback', sans-serif",
    fontSize: 15,
    themeCSS: colors,
    flowchart: { ...natural, subGraphTitleMargin: { top: 4, bottom: 10 } },
    // Close together: four actors fit the column, three a phone.
    sequence: {
      ...natural,
      width: 96,
      actorMargin: 22,
      diagramMarginX: 8,
      messageMargin: 30,
      mirrorActors: false,
    },
    state: natural,
    class: natural,
    er: natural,
    gantt: natural,
    timeline: natural,
  },
};
