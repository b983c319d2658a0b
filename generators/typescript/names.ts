/** Names and literals as TypeScript writes them. Pure. */

export function literalText(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`;
  if (typeof value === 'object' && value !== null && 'value' in value) {
    // TypeDoc writes a bigint as its digits and its sign.
    const { value: digits, negative } = value as { value: string; negative?: boolean };
    return `${negative === true ? '-' : ''}${digits}n`;
  }
  return String(value);
}

export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) || name.startsWith('[')
    ? name
    : `'${name.replaceAll("'", String.raw`\'`)}'`;
}

/** A destructured parameter has no name of its own. */
export function parameterName(name: string): string {
  return /^__namedParameters/.test(name) ? 'input' : name;
}
