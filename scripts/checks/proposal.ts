/** The name that was probably meant: as the site says it of Move that a reader changes. */

export { propose, renameOf } from '../../site/move/explain/proposal.ts';
export type { Proposal } from '../../site/move/explain/proposal.ts';
