/** Corrects a color mode that was read from a damaged store or address before the page wakes up. Touches `<html>`. */

import { colorModeOf } from './color-mode-of';

if (typeof document !== 'undefined') {
  const { documentElement } = document;
  for (const name of ['data-theme', 'data-theme-choice']) {
    documentElement.setAttribute(name, colorModeOf(documentElement.getAttribute(name)));
  }
}
