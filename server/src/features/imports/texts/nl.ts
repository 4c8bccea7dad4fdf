import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@schakel/domain'
import type { ImportTexts } from './importTexts.ts'

/** The words of an import in Dutch (D17.2). */
export const nl: ImportTexts = {
  outcomes: { created: 'aangemaakt', merged: 'samengevoegd', skipped: 'overgeslagen', failed: 'mislukt' },
  duplicateOfLine: 'dezelfde als regel {of} ({by})',
  duplicateOfItem: 'bestaat al als {of} ({by})',
  duplicateBy: {
    nameCity: 'naam en plaats',
    nameOrganisation: 'naam en organisatie',
    website: 'website',
    email: 'e-mailadres',
    kvk: 'KvK-nummer',
  },
  tooFewCells: 'de regel heeft {found} kolommen in plaats van {expected}',
  tooManyCells:
    'de regel heeft {found} kolommen in plaats van {expected}: staat er een scheidingsteken in een tekst zonder aanhalingstekens?',
  filled: '{field} was leeg: "{value}" ingevuld',
  filledEverywhere: '{field} staat niet in het bestand: overal "{value}" ingevuld',
  unknownTag: 'branche "{value}" is niet bekend',
  unknownTags: 'niet als branche bekend, dus weggelaten: {values} ({rows} rijen)',
  contactWithoutName: 'contactpersoon zonder naam weggelaten',
  unknownPlace: 'organisatie "{value}" is niet bekend: onder de ruimte gehangen',
  otherAddress: 'een ander adres dan er al staat: dat adres is niet aangevuld',
  contact: 'contactpersoon',
  failures: {
    forbidden: 'U mag hier niet importeren.',
    missing: 'Deze ruimte bestaat niet (meer).',
    changed:
      'Iemand anders wijzigde tegelijk iets waar dit bestand van uitgaat. Er is niets bewaard; probeer het opnieuw.',
    interrupted: 'De server is onderweg gestopt. Er is niets bewaard; controleer het bestand opnieuw.',
    internal: 'Er ging bij ons iets mis. Er is niets bewaard.',
    noNameColumn: 'Geen kolom met een naam gevonden. Kies welke kolom de naam is.',
  },
  tableErrors: {
    empty: 'Het bestand is leeg.',
    noHeadings: 'De eerste regel heeft geen kolomnamen.',
    quoteNotClosed: 'Vanaf regel {line} wordt een aanhalingsteken niet gesloten.',
    rowTooLong: 'Regel {line} is te lang: wordt een aanhalingsteken niet gesloten?',
    tooManyColumns: `Regel {line} heeft te veel kolommen; hoogstens ${IMPORT_COLUMNS_MAX}.`,
    tooManyRows: `Het bestand heeft te veel rijen; hoogstens ${IMPORT_ROWS_MAX.toLocaleString('nl')}. Verdeel het over meer bestanden.`,
    malformed: 'Regel {line} is niet te lezen als tabel.',
  },
  noNameColumn:
    'Geen kolom met een naam gevonden; de kolommen zijn: {headings}. Wijs er een aan met --column name=KOLOM.',
  unknownHeading: 'Er is geen kolom "{heading}" voor {field}.',
  columns: 'Kolommen: {columns}',
  columnNames: {
    tags: 'Branche',
    'address.number': 'Huisnummer',
    first: 'Voornaam',
    infix: 'Tussenvoegsel',
    last: 'Achternaam',
  },
  ignored: 'Niet gebruikt: {ignored}',
  delimiter: ';',
  heading: { line: 'regel', name: 'naam', outcome: 'uitkomst', reason: 'reden' },
  id: 'id',
  checking: 'Controleren',
  writing: 'Schrijven',
  rows: '{count} rijen',
  written: 'Klaar: {created} aangemaakt, {merged} samengevoegd, {skipped} overgeslagen, {failed} mislukt.',
  preview:
    'Alleen bekeken, niets geschreven: {created} aan te maken, {merged} samen te voegen, {skipped} over te slaan, {failed} fout.',
  refused:
    'Niets geschreven, want {failed} van de {total} rijen zijn fout. Verbeter ze, of laat ze weg met --skip-invalid.',
  takeBack: 'Terugdraaien kan {days} dagen lang: npm run import -- --undo {id}',
  undone: 'Teruggedraaid: {trashed} naar de prullenbak, {restored} weer zoals het was, {stayed} gebleven.',
  stays: {
    changed: 'blijft, want iemand heeft het gewijzigd',
    attached: 'blijft, want er hangt iets van een ander aan',
    forbidden: 'blijft, want deze gebruiker mag dit niet verwijderen of wijzigen',
  },
  unknownImport: 'Import "{id}" bestaat niet, of is ouder dan 30 dagen.',
  reportAt: 'Verslag per rij: {file}',
  moreInReport: '… en nog {count}; vraag alles op met --report BESTAND.',
  usage: `Gebruik: npm run import -- BESTAND --type lead|supplier|organisation|person --space ID [opties]
         npm run import -- --undo ID

  --space ID            de ruimte: space/SLEUTEL of haar naam; zonder --space staan de ruimtes in een lijst
  --type TYPE           lead (eindgebruiker), supplier (leverancier), organisation of person (contactpersoon)
  --duplicates HOE      skip: laat weg wat er al is (standaard); merge: vul wat daar leeg is
  --preview             alleen controleren en verslag doen
  --report BESTAND      schrijf per rij wat ervan geworden is, als CSV
  --skip-invalid        schrijf de goede rijen ook als andere fout zijn
  --default VELD=WAARDE wat een leeg veld krijgt, zoals employees=10 of status=prospect
  --column VELD=KOLOM   welke kolom een veld vult, waar dat niet goed geraden is; VELD= voor geen
  --undo ID             draai een import van de laatste 30 dagen terug; wat iemand wijzigde blijft
  --as E-MAIL           namens deze gebruiker; anders namens het systeem
  --language nl|en      taal van het verslag
`,
  noFile: 'Het bestand {file} is niet te lezen ({code}).',
  reportNotWritable: 'Het verslag {file} is niet te schrijven ({code}).',
  noSpaces: 'Er is nog geen ruimte: start Schakel eerst een keer.',
  chooseSpace: 'Kies een ruimte met --space:',
  unknownSpace: 'Ruimte "{space}" bestaat niet; kies een van deze:',
  ambiguousSpace: 'Er zijn meer ruimtes met de naam "{space}"; kies er een bij haar id:',
  unknownUser: 'Er is geen account {user}.',
  forbidden: '{user} mag hier niet importeren.',
  inUse:
    'De database in {folder} is in gebruik: stop eerst de server, of gebruik een PostgreSQL-server met DATABASE_URL.',
  unknownOption: '{what} kent "{value}" niet; kies uit {options}.',
}
