/** `/llms.txt`: every page with its Markdown page, by section, for programs that read. Pure. */

import { escapeText } from './markdown';

export interface PageEntry {
  /** Heading under which the page is listed. */
  readonly llmSection: string;
  readonly title: string;
  /** Path of the Markdown page from the root of the host. */
  readonly id: string;
  readonly description: string;
}

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Without a slash at its end. */
  readonly origin: string;
}

/** Where a section is as a whole. */
export function wholeAddress(section: string): string {
  return `/llms-full/${section.toLowerCase().replaceAll(' ', '-')}.txt`;
}

/** The page that says how to tell an assistant. */
const ASSISTANTS = '/references/contribute/assistants.md';

/** Sections in the order in which they first come, pages in theirs. */
export function llmsText(site: Site, entries: readonly PageEntry[]): string {
  const sections = [...new Set(entries.map(({ llmSection }) => llmSection))];
  const parts = sections.map((section) => {
    const lines = entries.filter(({ llmSection }) => llmSection === section);
    return `## ${section}\n\n${lines.map((entry) => lineOf(entry, site)).join('\n')}\n`;
  });
  const wholes = sections.map((section) =>
    lineOf(
      { title: section, id: wholeAddress(section), description: 'all pages of the section.' },
      site,
    ),
  );
  const whole = `## Whole sections\n\n${wholes.join('\n')}\n`;
  const server = `Programs can also search these pages, look names up and check code through a server of the Model Context Protocol, \`npm run mcp\` in the repository of this site: see ${site.origin}${ASSISTANTS}.`;
  return `# ${site.title}\n\n> ${site.tagline}.\n\n${server}\n\n${[...parts, whole].join('\n')}`;
}

function lineOf(
  { title, id, description }: Omit<PageEntry, 'llmSection'>,
  { origin }: Site,
): string {
  return `- [${escapeText(title)}](${origin}${id}): ${escapeText(description)}`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  changes: 'Changes by release',
  cli: 'Command line',
  framework: 'Move framework',
  graphql: 'GraphQL reference',
  'json-rpc': 'JSON-RPC reference',
  operator: 'Node operation',
  typescript: 'TypeScript SDK',
};
const SECTIONS: Readonly<Record<string, string>> = {
  guides: 'Guides',
  concepts: 'Concepts',
  standards: 'Standards',
  references: 'References',
};
const OTHER = 'About these pages';

const order = [...Object.values(SECTIONS), OTHER, ...Object.values(REFERENCES)];

/** `docId` is the path below `docs/` without ending. */
export function llmSectionOf(docId: string): string {
  const [first = '', second = ''] = docId.split('/');
  if (first === 'generated') return REFERENCES[second] ?? second;
  return SECTIONS[first] ?? OTHER;
}

/** Written sections first, then the references. */
export function sectionRank(section: string): number {
  const at = order.indexOf(section);
  return at === -1 ? order.length : at;
}
