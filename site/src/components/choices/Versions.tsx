/** The versions of the documentation in the navbar, and in the menu of a narrow screen; nothing while there is one. Remembers which one is read. */

import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import React, { useEffect, type ReactNode } from 'react';
import Choices, { type ChoicesGroup } from './Choices';

export default function Versions(group: ChoicesGroup): ReactNode {
  const versions = useVersions(undefined);
  return versions.length > 1 ? <SeveralVersions {...group} versions={versions} /> : null;
}

interface SeveralProps extends ChoicesGroup {
  readonly versions: ReturnType<typeof useVersions>;
}

/** Looks for the page among all of them. */
function SeveralVersions({ mobile = false, versions }: SeveralProps): ReactNode {
  const { activeVersion, alternateDocVersions } = useActiveDocContext(undefined);
  useRemembered(activeVersion?.name);
  const choices = versions.map(({ name, label, docs, mainDocId }) => {
    const page = alternateDocVersions[name] ?? docs.find(({ id }) => id === mainDocId);
    return { label, href: page?.path ?? '/', isCurrent: name === activeVersion?.name };
  });
  return <Choices name="Version" choices={choices} mobile={mobile} />;
}

/** The browser follows most links, so the version that a reader chose is the one that the page belongs to. */
function useRemembered(name: string | undefined): void {
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion();
  const isNew = name !== undefined && preferredVersion?.name !== name;
  useEffect(() => {
    if (isNew) savePreferredVersionName(name);
  }, [isNew, name, savePreferredVersionName]);
}
