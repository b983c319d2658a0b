/** PowerShell as the shell that the line checker reads, with every character in its place. Pure. */

/**
 * Calls of programs look alike in both. Backticks escape and continue lines, backslashes part
 * folders, `$a =` gives a value, and braces need no blanks and no semicolons around them.
 */
export function asShell(code: string): string {
  return code
    .replaceAll('\\', '/')
    .replace(/`(?=\S|\r?\n)/g, '\\')
    .replace(/<#[\s\S]*?#>/g, blank)
    .replace(/^[ \t]*\$[\w:]+[ \t]*=(?!=)/gm, blank)
    .replace(/\b(?:if|elseif|while|foreach|for|switch|until)(?=[ \t]*\()/gi, blank)
    .replace(/(?<=\s|^)[{}](?=\s|$)/gm, ';');
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** What only the other shell gives a meaning to, or takes it from. */
export function isOfShell(code: string): boolean {
  return code === 'cli/shell' || code === 'cli/unquoted';
}
