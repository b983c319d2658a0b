/** Takes out of every page's data what no page looks at. Pure. */

/** The shape of a sidebar as pages receive it, as far as we look. */
interface SidebarItem {
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly items?: readonly SidebarItem[];
}

export interface VersionProps {
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly docs: Readonly<Record<string, unknown>>;
}

interface GlobalDoc {
  readonly id: string;
}

export interface GlobalVersion {
  readonly docs: readonly GlobalDoc[];
}

/** A sidebar draws links from what it lists; the descriptions of all pages are for cards, which no page shows. */
export function filterVersion<T extends VersionProps>(version: T): T {
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(filterItem)]),
  );
  return { ...version, docsSidebars, docs: {} };
}

function filterItem({ docId: _, unlisted, items, ...item }: SidebarItem): SidebarItem {
  return {
    ...item,
    ...(unlisted ? { unlisted } : {}),
    ...(items ? { items: items.map(filterItem) } : {}),
  };
}

export function filterGlobal<T extends { readonly versions: readonly GlobalVersion[] }>(
  data: T,
): T {
  const versions = data.versions.map((version) => ({
    ...version,
    docs: version.docs.filter((doc) => isWritten(doc.id)),
  }));
  return { ...data, versions };
}

function isWritten(id: string): boolean {
  return !id.startsWith('generated/');
}
