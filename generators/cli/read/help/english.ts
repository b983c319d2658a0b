/** Whether descriptions are English: by their script, and by a vote of words. Real localised programs keep English headings. Pure. */

import { plainText } from '../../../core/prose.ts';
import type { Flow } from '../../../core/nodes.ts';
import { oneLine } from '../../../core/text.ts';
import { isOwnHelp } from './own-help.ts';
import type { HelpPage } from './page.ts';

/**
 * Small words, most of them in every second sentence. Those that two languages share stand in both,
 * and count for neither when these two are compared.
 */
const ENGLISH: ReadonlySet<string> = new Set(
  'a about after all also an and any are as at be been before both but by can does for from given has have how if in into is it its may must no not of on only or other otherwise over print show such than that the their them then these this those to use used uses using via was were what when where whether which while will with without you your'.split(
    ' ',
  ),
);

/** Small words, and what help speaks about: some descriptions have no small words at all. */
const OTHERS: readonly (readonly [small: string, spoken: string])[] = [
  // German, Dutch
  [
    'aber alle als alles am an auch auf aus bei beim bis damit das dass dem den der des die diese diesem diesen dieser dieses durch ein eine einem einen einer eines es für gegen hat ihre im in ins ist jede jeden kann kein keine mehr mit muss nach nicht nur ob oder ohne sehr sein sich sie sind soll über um und unter vom von vor war was welche wenn werden wie wird wo zeigt zu zum zur zwischen',
    'anlegen anzahl anzeigen ausführen ausgabe ausgeben beendet benutzer datei dateien eingabe einstellungen entfernen entfernt ersetzt erstellen erstellt erzeugt fehler fügt gibt hinzu hinzufügen kopiert legt liest listet löschen löscht macht meldet ordner pfad schreibt setzt startet sucht verwaltet verwendet verzeichnis wert zahl zeile zeilen zeigen ziel',
  ],
  [
    'aan alle alleen als andere bij dan dat de deze die dit door een en elk elke geen geven gebruik heeft het hun in is kan kunnen maar met moet naar niet nog of om onder ook op over te tot toon uit uw van voor wanneer was wat welke weer wordt worden zijn zonder',
    'aantal bestand bestanden gebruiker invoer lijst maak maakt mappen naam schrijft toont uitvoer verwijder verwijdert waarde zoek zoekt',
  ],
  // French, Italian, Romanian
  [
    'à affiche afficher afin ainsi après au aucun aucune aussi autre aux avant avec ce ces cet cette chaque comme d dans de des donc du elle en entre est et être fait il ils l la le les leur lors lorsque mais même n ne ni nombre non nom on ou où par pas plus pour qu que qui s sa sans se ses si soit son sont sous sur tous tout toutes un une utilise utiliser vers',
    'ajoute ajouter cherche chemin configurer crée créer définit dossier exécute exécuter fichier fichiers lancer ligne lignes répertoire sortie supprime supprimer utilisateur valeur écrit',
  ],
  [
    'a ad ai al alla alle anche c che chi ci come con cui da dai dal dalla degli dei del della delle di dove e ed è era essere fare gli i il in l la le lo mostra ne nei nel nella non o ogni oppure per però più prima quale quando questa questo se senza si sia solo sono stampa su sul sulla tra tutti tutte tutto un una uno usa viene',
    'aggiunge aggiungi cartella cerca copia crea elenca elenco esegue esegui imposta legge nome numero percorso righe rimuove rimuovi scrive uscita utente valore',
  ],
  [
    'al ale ca care ce cu da de din dar după este fără fi în la mai nu o pe pentru poate prin sau să se si și sunt un una unui unei',
    'afișează creează fișier fișiere fișierul nume numărul utilizator valoare șterge',
  ],
  // Spanish, Portuguese, Catalan
  [
    'a al algo antes aunque cada como con cual cuando de del desde donde dos el ella en entre es esta está estas este esto estos fue ha hace hacia hasta la las le lo los más mensaje mostrar muestra muy nada ni no nombre o otra otro para pero por porque puede que qué se sea según ser si sí sin sobre solo son su sus también tiene todas todo todos tras un una uno usa usar y ya',
    'agrega archivo archivos busca contraseña copia crea crear directorio elimina eliminar escribe fichero ficheros imprime lista línea líneas número ruta salida usuario valor',
  ],
  [
    'a à algo ao aos as até cada com como da das de do dos e é ela ele em entre era essa esse esta está este faz foi há isso isto já mais mas menos mostra muito na nas nem no nome nos não o os ou para pela pelo pode por qual quando que quem se sem ser será seu seus só sua também tem toda todas todo todos um uma usa usar você',
    'adiciona arquivo arquivos caminho cria criar diretório escreve exclui executa ficheiro imprime linha linhas lista nome número pasta saída senha usuário valor',
  ],
  [
    'a al als amb aquest aquesta cada com de del dels des el els en és i la les més mostra no o per però que qui quan se sense si són també un una usa',
    'arxiu arxius crea directori escriu esborra fitxer fitxers nom ruta sortida usuari valor',
  ],
  // Polish, Czech and Slovak
  [
    'a aby albo ale bez być co czy dla do gdy i ich ich jak jako jest jeśli już każdy kiedy która które którego który lub ma na nazwa nie niż o od oraz po pod pokaż pokazuje przed przez przy się są ta tak tego ten to tylko tym w wszystkie wyświetl wyświetla z za ze',
    'dodaj dodaje katalog liczba lista pliki plik pliku tworzy uruchamia uruchom usuwa usuń użytkownik wartość wyszukuje zapisz ścieżka',
  ],
  [
    'a aby ale ako alebo bez bude by být co či do i je jako jejich jen jeho jsou každý kde která které který ktoré ktorý k ke kdy lze ma má mezi na nad není nebo od pak po pod podle pokud pre pri pro před při s sa se si sú ta tak také tento to v ve všechny z za ze že zobrazí',
    'adresár adresář cesta hodnota jméno názov název počet přidá seznam smaže soubor souboru soubory súbor súbory uživatel vytvoří vytvorí výpis zapíše zoznam',
  ],
  // Swedish, Norwegian, Danish, Finnish
  [
    'alla andra att av bara blir de den denna det detta där eller en ett från för när fil här hur i inte kan ingen med mellan men måste om och också på samma ska skriv skriver som till under ut utan vad vid vilka visa visar är över',
    'antal användare fil filer katalog lista läser namn rader skapa skapar sökväg utdata värde',
  ],
  [
    'af alle andre at av bare blir bliver brug bruk da de den denne der det dette eller en enn er et etter efter fil for fra før har hver hvis i ikke ingen kan kun med mellem mellom men når og også om op opp over på samme skal skriv skriver som til ud uden under ut uten ved vil vis viser være',
    'antal antall bruger bruker fil filer fjern fjerner linje liste mappe navn opprett oppretter opret opretter verdi værdi',
  ],
  [
    'ei eikä ettei että ja jo jos joka jonka jotka kaikki kanssa kuin käytä käyttää mitä mukaan myös näyttää näytä niin on ole olla ovat sekä sen siitä sitä tai tämä tämän vain voi',
    'arvo hakemisto kirjoita kirjoittaa kopioi käyttäjä luo määrä nimi poista poistaa polku tiedosto tiedostot tuloste',
  ],
  // Turkish, Hungarian, Indonesian
  [
    'ama bir bu bütün çok da daha de değil en gibi göre göster gösterir her için ile kadar kullan kullanılır mi mı ne olan olarak olmadan sadece sonra tüm var ve veya ya yok',
    'adı değer dizin dosya dosyalar dosyayı kullanıcı listele listeler oluştur oluşturur sayı siler yazar',
  ],
  [
    'a az abban ami amely és ez ezt egy ha hogy is ki kell csak lehet meg mint minden mutatja nem nincs vagy van vagyis után összes szerint',
    'felhasználó fájl fájlok kiírja könyvtár létrehoz név töröl érték',
  ],
  [
    'ada adalah agar akan atau bila dalam dan dapat dari dengan di harus ini itu jika ke oleh pada saat semua tanpa telah tidak untuk yang',
    'berkas buat direktori hapus jumlah keluaran membuat menampilkan menghapus nama nilai pengguna tampilkan',
  ],
];

interface Tongue {
  /** Its words that are not English. */
  readonly own: ReadonlySet<string>;
  /** English words that are not its own. */
  readonly english: ReadonlySet<string>;
}

const TONGUES: readonly Tongue[] = OTHERS.map((words) => tongueOf(words.join(' ').split(' ')));

function tongueOf(words: readonly string[]): Tongue {
  return {
    own: new Set(words.filter((word) => !ENGLISH.has(word))),
    english: new Set([...ENGLISH].filter((word) => !words.includes(word))),
  };
}

/** Fewer small words say nothing: names and abbreviations are spelled like them. */
const LEAST_WORDS = 3;

/** What a page says about its command and its rows. Rows that every program has keep their English words. */
export function descriptionsOf(page: HelpPage): readonly string[] {
  const options = page.options.filter(
    ({ name }) => !name.longs.some((long) => long === '--help' || long === '--version'),
  );
  const commands = page.commands.filter((row) => !isOwnHelp(row));
  const rows = [...options, ...page.arguments, ...commands].map(({ prose }) => prose);
  return [
    ...[page.description, ...rows].map(textOf).filter((text) => text !== ''),
    ...page.flattened.flatMap((part) => descriptionsOf(part.page)),
  ];
}

function textOf(prose: readonly Flow[]): string {
  return oneLine(plainText(prose.filter(({ type }) => type !== 'code')));
}

/** The description that shows another language best; null when they are English, or too few to tell. */
export function foreignDescription(descriptions: readonly string[]): string | null {
  const foreign = descriptions.filter(isOtherScript);
  if (foreign.length > 0 && foreign.length * 2 >= descriptions.length) return foreign[0] ?? null;
  const all = descriptions.flatMap(wordsOf);
  const tongue = TONGUES.find((one) => isSpoken(one, all));
  if (tongue) return bestOf(descriptions, (word) => tongue.own.has(word));
  return hasForeignLetters(all) ? bestOf(descriptions, isForeignWord) : null;
}

function isSpoken({ own, english }: Tongue, words: readonly string[]): boolean {
  const found = words.filter((word) => own.has(word));
  const isClear = found.length > 2 * words.filter((word) => english.has(word)).length;
  return isClear && found.length >= LEAST_WORDS && new Set(found).size > 1;
}

/** For languages whose small words we do not know, or that have few: every fourth word is no English one. */
function hasForeignLetters(words: readonly string[]): boolean {
  const found = words.filter(isForeignWord).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return found >= LEAST_WORDS && found * 4 >= words.length && found > 2 * english;
}

function isForeignWord(word: string): boolean {
  return /[^a-z]/.test(word);
}

function bestOf(descriptions: readonly string[], isSign: (word: string) => boolean): string {
  const counts = descriptions.map((text) => wordsOf(text).filter(isSign).length);
  return descriptions[counts.indexOf(counts.reduce((a, b) => Math.max(a, b), 0))] ?? '';
}

/**
 * Words that stand beside words, or are long: `de, es, la` are names of languages. Without single letters, which
 * are names of keys and types, but for the `l` of `l'image`.
 */
function wordsOf(text: string): readonly string[] {
  const runs = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\s'’-]+/u);
  return runs
    .filter((run) => /\p{L}[\s'’-]+\p{L}|\p{L}{4}/u.test(run))
    .flatMap((run) => run.match(/\p{L}{2,}|(?![a-z])\p{L}|\p{L}(?=['’]\p{L}{2})/gu) ?? []);
}

/** Whether what it says is mostly not in Latin letters. One letter of Chinese, Japanese or Korean says what several of ours say. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const weights = letters.map((letter) => (DENSE.test(letter) ? 3 : LATIN.test(letter) ? -1 : 1));
  return weights.reduce<number>((sum, weight) => sum + weight, 0) > 0;
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LATIN = /\p{Script=Latin}/u;
