/** Draws a mermaid source as SVG, at build time: colors and fonts come from the page. Pure, given the renderer. */

import { displayedDiagram } from '../../dialect/diagram-id';
import { cleanSvg } from './clean-svg';
import { describe, missingTerms } from './description';
import { widenLanes } from './lanes';
import { makeRoom } from './room';
import { withFirstNotes, withoutMark } from './first-notes';

/** What the package for diagrams offers: a source becomes an SVG, or an error is thrown. */
export type Renderer = (source: string, options: Readonly<Record<string, unknown>>) => string;

export interface DrawOptions {
  readonly render: Renderer;
  /** Unique on its page. */
  readonly id: string;
  /** What a screen reader calls the diagram. */
  readonly title: string;
}

export interface Drawing {
  readonly svg: string;
  /** From top to bottom, for narrow screens; null when the diagram fits them, or cannot be turned. */
  readonly tall: string | null;
}

const KINDS = /^(?:flowchart|graph|stateDiagram(?:-v2)?|sequenceDiagram|classDiagram|erDiagram)\b/;
const SIDEWAYS = /^((?:flowchart|graph)\s+)(?:LR|RL)\b/;

/** The column of text on a phone of 390 pixels. */
const PHONE = 358;
/** The widest that can be read when it is shrunk to the column of text on a wide screen. */
const WIDEST = 950;

/** Throws an error with a sentence for the author when the source cannot be drawn, or not all of it. */
export function drawDiagram(source: string, options: DrawOptions): Drawing {
  const text = displayedDiagram(source);
  if (!KINDS.test(text)) {
    const kind = text.split(/\s/, 1)[0] ?? '';
    throw new Error(
      `a diagram of the kind "${kind}" cannot be drawn: use a flowchart, a sequence, a state, a class or an entity diagram`,
    );
  }
  const flat = drawOne(text, options);
  if (!SIDEWAYS.test(text) || flat.width <= PHONE) return { svg: flat.svg, tall: null };
  const isTooWide = flat.width > WIDEST;
  const id = isTooWide ? options.id : `${options.id}t`;
  const tall = drawOne(text.replace(SIDEWAYS, '$1TB'), { ...options, id });
  if (tall.width >= flat.width) return { svg: flat.svg, tall: null };
  return isTooWide ? { svg: tall.svg, tall: null } : { svg: flat.svg, tall: tall.svg };
}

function drawOne(text: string, { render, id, title }: DrawOptions): Sized {
  const drawn = withoutMark(
    render(withFirstNotes(text), { font: 'Inter', transparent: true, padding: 8 }),
  );
  const missing = missingTerms(text, drawn);
  if (missing.length > 0)
    throw new Error(`the drawing leaves out "${missing[0]}": say it in a form that can be drawn`);
  const width = Number(/ width="([\d.]+)"/.exec(drawn)?.[1]);
  return {
    svg: cleanSvg(makeRoom(widenLanes(drawn)), { id, title, description: describe(drawn) }),
    width,
  };
}

interface Sized {
  readonly svg: string;
  /** In pixels, as drawn. */
  readonly width: number;
}
