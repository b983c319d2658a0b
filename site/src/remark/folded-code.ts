/** Code that a block leans on, folded beside it: the setup of a fragment, the whole file of a quoted part. */

import { readFenceMeta } from '../../dialect/fence-meta';
import { contextFile, setupOf, displayedSetup, wholeOf } from '../../dialect/setup';
import { readRegion } from '../../dialect/regions';
import { fileAnchor } from '../../dialect/check-status';
import type { TreeNode, TreePlugin } from '../../dialect/tree';
import { buildError, element, rewrite } from '../../dialect/tree';
import { displayedPath } from './includes';

export interface FoldOptions {
  /** Text of a file below `docs/`, or null when there is none. */
  readonly load: (path: string) => string | null;
}

/** Throws, and so fails the build, when a context is missing. */
export function foldSetups({ load }: FoldOptions): TreePlugin {
  return (tree, file) => {
    rewrite(tree, (node) => {
      const { meta } = readFenceMeta(node.type === 'code' ? node.meta : null);
      if (meta.fragment.length === 0) return null;
      const language = node.lang ?? '';
      const contexts = meta.fragment.map((name) => {
        const text = load(`examples/_contexts/${contextFile(name, language)}`);
        if (text === null) throw buildError(file, node, `the context "${name}" is missing`);
        return text;
      });
      const code = node.value ?? '';
      const setup = setupOf(contexts, code);
      const displayed = folded({
        lang: language.replace('js', 'ts'),
        value: displayedSetup(setup),
      });
      if (displayed.value === '') return null;
      return [
        element('FragmentCode', { whole: wholeOf(setup, code) }, [fold('Setup', displayed), node]),
      ];
    });
  };
}

/** Once for each file, below the first part of it that the page quotes. */
export function foldFiles({ load }: FoldOptions): TreePlugin {
  return (tree) => {
    const known = new Set<string>();
    rewrite(tree, (node) => {
      const { meta } = readFenceMeta(node.type === 'code' ? node.meta : null);
      if (meta.file === null || meta.region === null || known.has(meta.file)) return null;
      known.add(meta.file);
      const whole = readRegion(load(meta.file) ?? '', null);
      if (typeof whole === 'string') return null;
      const code = folded({ lang: node.lang ?? '', value: whole.text });
      return [node, fold(`Whole file: ${displayedPath(meta.file)}`, code, fileAnchor(meta.file))];
    });
  };
}

/** Checked where it is from: it has no stamp of its own. */
function folded({ lang, value }: { readonly lang: string; readonly value: string }): TreeNode {
  return { type: 'code', lang, meta: null, value, data: { isFolded: true } };
}

function fold(label: string, code: TreeNode, id = ''): TreeNode {
  return element('CodeFold', id === '' ? { label } : { label, id }, [code]);
}
