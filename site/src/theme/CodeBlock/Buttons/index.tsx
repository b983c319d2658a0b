/** The button of a block of code. */

export { default } from '@site/src/components/copy-button/CopyButton';
