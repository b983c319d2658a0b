/** Drawings of mermaid sources: whole, in the page's own colors, told in words, with room for notes. */

import { renderMermaidSVG } from 'beautiful-mermaid';
import { describe, expect, it } from 'vitest';
import { diagramId } from '../../site/dialect/diagram-id';
import type { TreeNode } from '../../site/dialect/tree';
import { drawDiagram, type Renderer } from '../../site/src/diagrams/draw';
import { svgElements } from '../../site/src/diagrams/elements';
import { drawDiagrams } from '../../site/src/remark/drawn-diagrams';

const render = renderMermaidSVG as Renderer;
const draw = (source: string) => drawDiagram(source, { render, id: 'd1', title: 'A & "B"' });
const descriptionOf = (svg: string) => /<desc id="d1-d">([^]*?)<\/desc>/.exec(svg)?.[1];

const valueOf = (node: TreeNode | undefined, name: string) =>
  node?.attributes?.find((attribute) => attribute.name === name)?.value;

const sequence = (...lines: string[]) =>
  ['sequenceDiagram', 'participant A as Anna', 'participant B as Ben', ...lines].join('\n');

describe('a drawing', () => {
  it('asks nobody for a font and has no style of its own', () => {
    const { svg } = draw('flowchart TB\n  A[One] --> B[Two]');
    expect(svg).not.toMatch(/<style|style=|@import|https?:|data-/);
    expect(svg).toContain('fill="var(--_node-fill)"');
  });

  it('has a name and a description for screen readers, escaped', () => {
    const { svg } = draw('flowchart TB\n  A[One] -->|leads to| B[Two]\n  B --> C["x < y"]');
    expect(svg).toContain('role="img"');
    expect(svg).toContain('aria-label="A &amp; &quot;B&quot;" aria-describedby="d1-d"');
    expect(descriptionOf(svg)).toBe('One to Two: leads to. Two to x &lt; y.');
  });

  it('tells a sequence in its order, notes included', () => {
    const { svg } = draw(
      sequence('Note over A: first', 'A->>B: hello', 'Note over A,B: one<br/>two', 'B-->>A: bye'),
    );
    expect(descriptionOf(svg)).toBe(
      'Note at Anna: first. Anna to Ben: hello. Note at Anna and Ben: one two. Ben to Anna: bye.',
    );
  });

  it('gives a note of three lines three lines of room, and moves what is below', () => {
    const heights = (note: string) => {
      const { svg } = draw(sequence('A->>B: hello', `Note over A: ${note}`, 'B-->>A: bye'));
      const ys = [...svg.matchAll(/<polygon points="([^"]*)" fill="var\(--bg\)"/g)].flatMap(
        ([, points = '']) => points.split(' ').map((point) => Number(point.split(',')[1])),
      );
      const bye = Number(/y="([\d.]+)"[^>]*>bye/.exec(svg)?.[1]);
      return { note: Math.max(...ys) - Math.min(...ys), bye };
    };
    const single = heights('x');
    const three = heights('x<br/>y<br/>z');
    expect(three.note - single.note).toBeCloseTo(28.6, 0);
    expect(three.bye - single.bye).toBeCloseTo(28.6, 0);
  });

  it('moves lifelines apart until each label fits between them, with all that stands at them', () => {
    const lines = (label: string, own: string) => [
      'participant C as Cleo',
      'loop each day',
      `A->>B: ${label}`,
      'Note over B,C: both',
      'end',
      `B->>B: ${own}`,
      'A->>C: far',
    ];
    const near = draw(sequence(...lines('hello', 'x'))).svg;
    const far = draw(
      sequence(...lines('a label of thirty-six letters, no less', 'another one as long as that')),
    ).svg;
    const lanesOf = (svg: string) =>
      [...svg.matchAll(/<line x1="([\d.]+)" y1="[\d.]+" x2="\1"/g)].map(([, x]) => Number(x));
    const [a = 0, b = 0, c = 0] = lanesOf(far);
    expect(b - a).toBeGreaterThan(36 * 5.8);
    expect(c - b).toBeGreaterThan(38 + 27 * 5.8);
    const xOf = (svg: string, text: string) =>
      Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${text}<`).exec(svg)?.[1]);
    expect(xOf(far, 'a label[^<]*')).toBeCloseTo((a + b) / 2, 0);
    expect(xOf(far, 'both')).toBeCloseTo((b + c) / 2, 0);
    expect(xOf(far, 'far')).toBeCloseTo((a + c) / 2, 0);
    expect(xOf(far, 'Cleo')).toBeCloseTo(c);
    const edgesOf = (svg: string) => {
      const frame = /<rect x="([\d.]+)"[^>]* width="([\d.]+)"[^>]* fill="none"/.exec(svg);
      return [Number(frame?.[1]), Number(frame?.[1]) + Number(frame?.[2])];
    };
    const [left = 0, right = 0] = edgesOf(far);
    const [, nearRight = 0] = edgesOf(near);
    const [nearA = 0, nearB = 0, nearC = 0] = lanesOf(near);
    const end = nearRight > nearC ? c - nearC : b - nearB;
    expect(left).toBeCloseTo(edgesOf(near)[0] ?? 0);
    expect(right).toBeCloseTo(nearRight + end, 0);
    expect(nearA).toBe(a);
    const widthOf = (svg: string) => Number(/viewBox="[\d.]+ [\d.]+ ([\d.]+)/.exec(svg)?.[1]);
    expect(widthOf(far) - widthOf(near)).toBeCloseTo(c - nearC, 0);
  });

  it('keeps numbers in its words as they are written', () => {
    expect(draw('flowchart TB\n  A[at 3.50] --> B').svg).toContain('>at 3.50<');
  });

  it('is turned for narrow screens when it is wide and flows sideways', () => {
    const chain = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `  N${index}[A long name] --> N${index + 1}[A long name]`,
      );
    expect(draw('flowchart LR\n  A --> B').tall).toBeNull();
    const turned = draw(['flowchart LR', ...chain(4)].join('\n'));
    expect(turned.tall).toContain('d1t-d');
    const long = draw(['flowchart LR', ...chain(9)].join('\n'));
    expect(long.tall).toBeNull();
    expect(Number(/width="(\d+)"/.exec(long.svg)?.[1])).toBeLessThan(300);
    expect(draw(['flowchart TB', ...chain(9)].join('\n')).tall).toBeNull();
  });

  it.each([
    ['gantt\n  title x', 'a diagram of the kind "gantt" cannot be drawn'],
    ['flowchart TB\n  A --> B\n  B[Late]', 'leaves out "Late"'],
    [sequence('A->>B: hello', 'Note across everyone: lost words'), 'leaves out "lost words"'],
  ])('is refused when it would not say all of %j', (source, message) => {
    expect(() => draw(source)).toThrow(message);
  });
});

describe('a drawing as elements', () => {
  const svg =
    '<svg class="a" stroke-width="1" aria-label="x &amp; y"><text x="1">1 &lt; 2</text></svg>';

  it('keeps names, values and text as they were', () => {
    const drawing = svgElements(svg);
    expect(drawing).toMatchObject({ type: 'mdxJsxFlowElement', name: 'svg' });
    expect(
      ['className', 'strokeWidth', 'aria-label'].map((name) => valueOf(drawing, name)),
    ).toEqual(['a', '1', 'x & y']);
    expect(drawing.children?.[0]?.children).toEqual([{ type: 'text', value: '1 < 2' }]);
  });

  it.each([svg.replace('</svg>', ''), svg.replace('x="1"', 'x=1'), `${svg}<!-- -->`])(
    'is refused when part of it would be lost: %j',
    (broken) => {
      expect(() => svgElements(broken)).toThrow('unknown markup');
    },
  );
});

describe('the plugin', () => {
  const file = { path: '/x/docs/a.mdx' };
  const block = (value: string, line = 3) => ({
    type: 'code',
    lang: 'mermaid',
    value,
    position: { start: { line, column: 1 } },
  });

  it('names a diagram by its heading, and each of two equal ones by itself', async () => {
    const heading = { type: 'heading', children: [{ type: 'text', value: 'Flow' }] };
    const source = 'flowchart TB\n  A --> B';
    const tree = { type: 'root', children: [heading, block(source), block(`%% aside\n${source}`)] };
    await drawDiagrams()(tree, file);
    const svgs = tree.children.slice(1).map((diagram) => (diagram as TreeNode).children?.[0]);
    expect(svgs.map((svg) => valueOf(svg, 'id'))).toEqual([
      diagramId(source),
      `${diagramId(source)}-2`,
    ]);
    expect(valueOf(svgs[0], 'aria-label')).toBe('Diagram: Flow');
  });

  it('says file and line of what it cannot draw', async () => {
    const tree = { type: 'root', children: [block('pie\n  "a" : 1', 7)] };
    await expect(drawDiagrams()(tree, file)).rejects.toThrow(
      'docs/a.mdx:7: a diagram of the kind "pie"',
    );
  });
});
