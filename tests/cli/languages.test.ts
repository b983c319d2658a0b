/** Help in another language is told by one sign alone: a heading, a tail, or the text of the row of help. */

import { expect, it } from 'vitest';
import { foreignSign } from '../../generators/cli/help/language.ts';
import { toLines } from '../../generators/cli/help/lines.ts';

function signOf(text: string): string | null {
  return foreignSign(toLines(text));
}

it.each([
  ...[
    'Optionen',
    'SCHALTER',
    'Befehle',
    'Commandes',
    'Opciones',
    'Comandos',
    'Argomenti',
    'Opções',
  ],
  ...[
    'Opdrachten',
    'Polecenia',
    'Kommandon',
    'Tilvalg',
    'Bruk',
    'Komennot',
    'Komutlar',
    'Možnosti',
  ],
  ...[
    'Kapcsolók',
    'Opțiuni',
    'Perintah',
    'Sous-commandes',
    'Globale Optionen',
    'Параметры',
    '选项',
  ],
  // A letter and its mark may be two characters.
  'Možnosti'.normalize('NFD'),
])('the heading %s', (title) => {
  expect(signOf(`${title}:\n  -a\n`)).toBe(`${title}:`);
});

it('the heading that ends as Chinese headings do', () => {
  expect(signOf('选项：\n  -a\n')).toBe('选项：');
});

it.each([
  ...['défaut: x', 'valeurs possibles : x', 'Standardwert: x', 'mögliche Werte: a, b'],
  ...['por defecto: x', 'posibles valores: x', 'predefinito: x', 'valor padrão: x'],
  ...['standaard: x', 'możliwe wartości: x', 'förval: x', 'výchozí: x', 'по умолчанию: x'],
  'défaut: x'.normalize('NFD'),
])('the tail [%s]', (tail) => {
  expect(signOf(`Options:\n  -a  Words [${tail}]\n`)).toBe(`[${tail.normalize('NFC')}]`);
});

it.each([
  ...["Affiche l'aide", 'Hilfe anzeigen', 'Muestra la ayuda', "Mostra l'aiuto", 'Mostra a ajuda'],
  ...['Toon deze hulp', 'Wyświetl pomoc', 'Prikaži pomoč', 'Visa hjälp', 'Vis hjælp', 'Vis hjelp'],
  ...['Tulosta apua', 'Näytä ohje', 'Yardım göster', 'Zobrazí nápovědu', 'Afișează ajutor'],
  ...[
    'Súgó',
    'Tampilkan bantuan',
    'Показать справку',
    '显示帮助',
    'Показать текст и help',
    'Visa hjälp'.normalize('NFD'),
  ],
])('the row of help that says %s', (text) => {
  expect(signOf(`Options:\n  -h, --help  ${text}\n`)).toBe(text);
  expect(signOf(`Options:\n  --help, -h  ${text}\n`)).toBe(text);
  expect(signOf(`Options:\n  -h, --help\n          ${text}\n`)).toBe(text);
});

it.each([
  // What stands in the middle of a line, at another margin, or below another row says nothing.
  '  Optionen:\n    words\n',
  'Optionen sind gut\n',
  `Optionen ${'and more words '.repeat(5)}:\n  -a\n`,
  '[défaut: x]\n',
  'Options:\n  -a  Words [défaut: x] and more\n',
  'Options:\n  -h, --help\n  --hilfe  Hilfe\n',
  'Options:\n  -a, --all  The opposite of --help: Hilfe\n',
  '--help  Hilfe\n',
  'Options:\n  -h, --help  Prints what the chapaide says\n',
  'Options:\n  -h, --help-all  Hilfe\n',
  'Options:\n  -h, --help  Print help; see the 帮助\n',
  'Options for λ:\n  -a\n',
  'Usage: tool\n\nEnvironment:\n  A  b [default: 日本]\n',
])('nothing in %j', (text) => {
  expect(signOf(text)).toBeNull();
});

it('the row of help whose names a bar parts', () => {
  expect(signOf('Options:\n  -h|--help  Hilfe\n')).toContain('Hilfe');
});
