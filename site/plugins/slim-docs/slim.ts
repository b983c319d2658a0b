/** Takes out of every page's data what only a sidebar could need, for pages that no sidebar lists. Pure. */

/** The shape of a sidebar as pages receive it, as far as we look. */
interface SidebarItem {
  readonly docId?: string;
  readonly href?: string;
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

/** Docs that people wrote, and docs that a sidebar names, stay; so a lookup by id still finds them. */
export function slimVersion<T extends VersionProps>(version: T): T {
  const listed = new Set(
    Object.values(version.docsSidebars).flatMap((items) => items.flatMap(idsOf)),
  );
  const kept = Object.entries(version.docs).filter(([id]) => isWritten(id) || listed.has(id));
  return { ...version, docs: Object.fromEntries(kept) };
}

export function slimGlobal<T extends { readonly versions: readonly GlobalVersion[] }>(data: T): T {
  const versions = data.versions.map((version) => ({
    ...version,
    docs: version.docs.filter((doc) => isWritten(doc.id)),
  }));
  return { ...data, versions };
}

function idsOf(item: SidebarItem): readonly string[] {
  return [...(item.docId === undefined ? [] : [item.docId]), ...(item.items ?? []).flatMap(idsOf)];
}

function isWritten(id: string): boolean {
  return !id.startsWith('generated/');
}
