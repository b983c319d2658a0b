/** Passes a page through and names the files that it quotes, so that a change to one rebuilds the page. */

const path = require('node:path');

module.exports = function quotedFiles(source) {
  const { docs } = this.getOptions();
  for (const match of source.matchAll(/^[ \t>]*(?:`{3,}|~{3,})\w+[^\n`]*\bfile="?((?:examples|snippets)\/[\w./-]+)/gm)) {
    const file = path.resolve(docs, match[1]);
    if (file.startsWith(docs + path.sep)) this.addDependency(file);
  }
  return source;
};
