/**
 * Passes a page through and names the files that it quotes, snippets and contexts too, so that a change to one
 * rebuilds the page.
 */

const fs = require('node:fs');
const path = require('node:path');

const QUOTES =
  /^[ \t>]*(?:`{3,}|~{3,})\w+[^\n`]*\bfile="?((?:examples|snippets)\/[\w./-]+)|<Snippet\s+name="([\w/-]+)"/gm;

const FRAGMENT = /^[ \t>]*(?:`{3,}|~{3,})\w+[^\n`]*\bfragment=/m;

module.exports = function quotedFiles(source) {
  const { docs } = this.getOptions();
  const known = new Set();
  const contexts = path.resolve(docs, 'examples/_contexts');
  const enter = (text) => {
    if (FRAGMENT.test(text)) this.addContextDependency(contexts);
    for (const [, quoted, snippet] of text.matchAll(QUOTES)) {
      const file = path.resolve(docs, quoted ?? `snippets/${snippet}.mdx`);
      if (!file.startsWith(docs + path.sep) || known.has(file)) continue;
      known.add(file);
      if (!fs.existsSync(file)) this.addMissingDependency(file);
      else this.addDependency(file);
      if (snippet !== undefined && fs.existsSync(file)) enter(fs.readFileSync(file, 'utf8'));
    }
  };
  enter(source);
  return source;
};
