/** The color mode that a text names: light unless it says dark. Pure. */

export function colorModeOf(text: string | null | undefined): 'light' | 'dark' {
  return text === 'dark' ? 'dark' : 'light';
}
