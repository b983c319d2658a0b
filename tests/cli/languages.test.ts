/** Help in another language is told by one sign alone: a heading, a tail, or the text of the row of help; else by its words. */

import { expect, it } from 'vitest';
import { foreignDescription } from '../../generators/cli/read/help/english.ts';
import { readHelpFiles } from '../../generators/cli/read/help/files.ts';
import { foreignSign } from '../../generators/cli/read/help/language.ts';
import { toLines } from '../../generators/cli/read/help/lines.ts';

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

/** As a localised clap program prints it: headings and the row of help stay English. */
function pageOf(about: string, argument: string, option: string): string {
  return `${about}\n\nUsage: tool [OPTIONS] <X>\n\nArguments:\n  <X>  ${argument}\n\nOptions:\n  -o, --out <O>  ${option} [default: -]\n  -h, --help     Print help\n  -V, --version  Print version\n`;
}

it.each([
  ['Legt ein Objekt an', 'Name des Objekts', 'Datei, in die geschrieben wird'],
  ['Verwaltet Schlüssel', 'Zeigt alle Schlüssel an', 'Löscht einen Schlüssel'],
  ['Crée un nouvel objet', "Le nom de l'objet", 'Fichier de sortie'],
  ['Crea un objeto nuevo', 'Nombre del objeto', 'Archivo de salida'],
  ['Faz algo', 'O arquivo a ser lido', 'O nome do objeto que será criado'],
  ['Crea un nuovo oggetto', "Il nome dell'oggetto", 'File di uscita'],
  ['Maakt een nieuw object', 'De naam van het object', 'Uitvoer'],
  ['Tworzy nowy obiekt', 'Nazwa obiektu', 'Plik, do którego zapisać wynik'],
  ['Skapar ett nytt objekt', 'Namnet på objektet', 'Fil att skriva till'],
  ['Opretter et nyt objekt', 'Navnet på objektet', 'Fil der skrives til'],
  ['Luo uuden objektin', 'Objektin nimi', 'Tiedosto'],
  ['Kopiert Dateien', 'Name', 'Ziel'],
  ['Lista objetos', 'Valor', 'Archivo'],
  ['Vytvoří nový objekt', 'Název objektu', 'Soubor, do kterého se zapíše výsledek'],
  ['Yeni bir nesne oluşturur', 'Nesnenin adı', 'Çıktının yazılacağı dosya'],
  ['Új objektumot hoz létre', 'Az objektum neve', 'A fájl, amelybe az eredmény kerül'],
  ['Membuat objek baru', 'Nama objek yang akan dibuat', 'Berkas untuk keluaran'],
  ['Tạo đối tượng mới', 'Tên của đối tượng', 'Tệp'],
  ['Creează un obiect nou', 'Numele obiectului', 'Fișierul în care se scrie'],
  ['执行操作', '对象', '要创建的对象 object ID'],
  ['実行', '数', '数値を指定します'],
  ['객체를 만듭니다', '이름', '파일'],
  ['Делает', 'Имя', 'Файл'],
  ['Δημιουργεί αντικείμενο', 'Όνομα', 'Αρχείο'],
  ['Runs', '数', '数値を指定します'],
])('words of %j, %j and %j', (...words) => {
  const text = pageOf(...words);
  expect(signOf(text)).toBeNull();
  const short = pageOf('Runs', 'What', 'Where');
  for (const files of [{ 'tool.txt': text }, { 'tool.txt': text, 'tool.short.txt': short }]) {
    const saved = Object.entries(files).map(([path, text]) => ({ path, text }));
    const { value, diagnostics } = readHelpFiles(saved);
    expect(value).toBeNull();
    expect(diagnostics[0]?.message).toMatch(/^"tool --help" gave no help: .* another language: "/);
    expect(words).toContain(/another language: "(.*)"$/.exec(diagnostics[0]?.message ?? '')?.[1]);
  }
});

it('words of pages that say too little one by one', () => {
  const saved = ['Legt Objekte an', 'Name der Datei', 'Sucht Daten'].map((about, at) => ({
    path: `tool/sub${at}.txt`,
    text: `${about}\n\nUsage: tool sub${at} [OPTIONS]\n\nOptions:\n  -h, --help  Print help\n`,
  }));
  const rows = saved.map((_, at) => `  sub${at}  \n`).join('');
  const root = `Usage: tool <COMMAND>\n\nCommands:\n${rows}\nOptions:\n  -h, --help  Print help\n`;
  const { value, diagnostics } = readHelpFiles([{ path: 'tool.txt', text: root }, ...saved]);
  expect(value).toBeNull();
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'the help of "tool" is written in another language: "Name der Datei"',
  ]);
});

it.each([[['要创建对象 object ID']], [["L'objet", "D'objets", "L'image et l'objet"]]])(
  'words of another language in %j',
  (descriptions) => {
    expect(descriptions).toContain(foreignDescription(descriptions));
  },
);

it('words of a section of flattened help', () => {
  const text =
    'Runs\n\nUsage: tool [OPTIONS]\n       tool add <X>\n\nOptions:\n  -h, --help  Print help\n\ntool add:\nLegt einen Namen an\n  <X>  Name der Datei\n';
  const { diagnostics } = readHelpFiles([{ path: 'tool.txt', text }]);
  expect(diagnostics[0]?.message).toContain('another language: "Legt einen Namen an"');
});

it.each([
  [['Converts between languages', 'Name of the file', 'Such as 日本語 or Русский язык']],
  [['Prints "Eine Zahl, die sehr wichtig ist" and then ends', 'How often this is to be done']],
  [['Filter by type: d, l, x, e, s, p', 'Locale: de, da, es, la, en']],
  [['Die on errors', 'War game', 'Also, man pages']],
  [['Run', 'Path', 'Size', 'Name', 'Mode']],
  [['Café, naïve, Zürich', 'Makes résumés of files', 'Cuts them']],
  [['Die size', 'Die count', 'Die material']],
  [['Zürich map data', 'Málaga map data', 'Genève map data', 'Berlin map data', 'Map data size']],
  [[]],
])('no words of another language in %j', (descriptions) => {
  expect(foreignDescription(descriptions)).toBeNull();
});
