/** Signs that help is written in another language than English: headings, tails, and the text of its own row. Pure. */

import type { Line } from './lines.ts';

/** Words that head options, commands, arguments and usage elsewhere. None of them is English. */
const HEADINGS = new Set(
  [
    'optionen schalter befehle unterbefehle argumente aufruf verwendung benutzung beispiele umgebungsvariablen',
    'commandes sous-commandes utilisation drapeaux',
    'opciones comandos subcomandos argumentos uso ejemplos banderas ordres opcions',
    'opzioni comandi subcomandi sottocomandi argomenti utilizzo esempi',
    'opções opcões utilização sinalizadores exemplos',
    'opties opdrachten subopdrachten gebruik argumenten voorbeelden',
    'opcje polecenia podpolecenia użycie argumenty przykłady',
    'alternativ kommandon underkommandon användning flaggor',
    'tilvalg indstillinger kommandoer underkommandoer alternativer brug bruk valg',
    'valitsimet komennot käyttö argumentit',
    'seçenekler komutlar kullanım',
    'volby možnosti příkazy použití parametry',
    'kapcsolók parancsok használat opțiuni comenzi utilizare opsi perintah penggunaan',
  ]
    .join(' ')
    .split(' '),
);

const TAILS = new Set(
  [
    'défaut|par défaut|valeur par défaut|valeurs possibles',
    'Standard|Standardwert|Vorgabe|Voreinstellung|mögliche Werte|Mögliche Werte',
    'por defecto|predeterminado|valor por defecto|valor predeterminado|valores posibles|posibles valores',
    'predefinito|valore predefinito|valori possibili|padrão|valor padrão|valores possíveis',
    'standaard|standaardwaarde|mogelijke waarden|domyślnie|domyślna|wartość domyślna|możliwe wartości',
    'standardvärde|förval|möjliga värden|standardverdi|standardværdi|oletus|varsayılan|výchozí',
  ].flatMap((keys) => keys.split('|')),
);

const HELP_WORD =
  /(?<!\p{L})(?:aide|hilfe|ayuda|aiuto|ajuda|hulp|pomoc|pomoč|hjälp|hjælp|hjelp|apua|ohje|yardım|nápověd[auy]|ajutor|súgó|bantuan)/iu;

/** The text that shows it; null for English, and for what shows nothing. */
export function foreignSign(lines: readonly Line[]): string | null {
  for (const [at, line] of lines.entries()) {
    const sign = foreignHeading(line) ?? foreignTail(line) ?? foreignHelpRow(lines, at);
    if (sign !== null) return sign;
  }
  return null;
}

function foreignHeading({ text, indent }: Line): string | null {
  if (indent > 0 || text.length > LONGEST_HEADING || !/[:：]$/.test(text)) return null;
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? [];
  return isOtherScript(text) || words.some((word) => HEADINGS.has(word)) ? text : null;
}

const LONGEST_HEADING = 60;

/** `[défaut: x]` at the end of a line, where clap puts it. */
function foreignTail({ text, indent }: Line): string | null {
  if (indent === 0 || !text.endsWith(']')) return null;
  for (const [tail, key = ''] of text.normalize('NFC').matchAll(/\[([^[\]:]{1,40}?) ?: ?[^\]]*\]/g))
    if (TAILS.has(key) || isOtherScript(key)) return tail;
  return null;
}

const HELP_ROW = /^(?:-\S,? +)?--?(?:help|h)(?![\w-])(?:, -\S+)?/;

/** The option is `--help` in every language; what it does is told in one. */
function foreignHelpRow(lines: readonly Line[], at: number): string | null {
  const line = lines[at];
  if (!line || line.indent === 0 || !/--help(?![\w-])/.test(line.text)) return null;
  const names = HELP_ROW.exec(line.text)?.[0];
  if (names === undefined) return null;
  const next = lines[at + 1];
  const own = line.text.slice(names.length).trim();
  const text = own === '' && next && next.indent > line.indent ? next.text : own;
  const isForeign = HELP_WORD.test(text.normalize('NFC')) || isOtherScript(text);
  return isForeign ? text : null;
}

/** Whether its letters are mostly not Latin. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length < letters.length - latin.length;
}
