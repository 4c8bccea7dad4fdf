import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@schakel/domain'
import type { ImportTexts } from './importTexts.ts'

/** The words of an import in English (D17.2). */
export const en: ImportTexts = {
  outcomes: { created: 'created', merged: 'merged', skipped: 'skipped', failed: 'failed' },
  duplicateOfLine: 'the same as line {of} ({by})',
  duplicateOfItem: 'already there as {of} ({by})',
  duplicateBy: {
    nameCity: 'name and city',
    nameOrganisation: 'name and organisation',
    website: 'website',
    email: 'e-mail address',
    kvk: 'chamber of commerce number',
  },
  tooFewCells: 'the line has {found} columns instead of {expected}',
  tooManyCells: 'the line has {found} columns instead of {expected}: is there a delimiter in a text without quotes?',
  filled: '{field} was empty: filled in "{value}"',
  filledEverywhere: '{field} is not in the file: filled in "{value}" everywhere',
  unknownTag: 'branch "{value}" is not known',
  unknownTags: 'not known as a branch and so left out: {values} ({rows} rows)',
  contactWithoutName: 'contact without a name left out',
  unknownPlace: 'organisation "{value}" is not known: placed in the space itself',
  otherAddress: 'another address than the one there: that address was left as it is',
  contact: 'contact',
  failures: {
    forbidden: 'You may not import here.',
    missing: 'This space does not exist (any more).',
    changed: 'Somebody else changed something that this file goes by. Nothing was kept; try again.',
    interrupted: 'The server stopped on the way. Nothing was kept; check the file again.',
    internal: 'Something went wrong on our side. Nothing was kept.',
    noNameColumn: 'No column with a name was found. Choose which column is the name.',
  },
  tableErrors: {
    empty: 'The file is empty.',
    noHeadings: 'The first line has no column names.',
    quoteNotClosed: 'A quote is not closed from line {line} on.',
    rowTooLong: 'Line {line} is too long: is a quote not closed?',
    tooManyColumns: `Line {line} has too many columns; at most ${IMPORT_COLUMNS_MAX}.`,
    tooManyRows: `The file has too many rows; at most ${IMPORT_ROWS_MAX.toLocaleString('nl')}. Spread it over more files.`,
    malformed: 'Line {line} cannot be read as a table.',
  },
  noNameColumn: 'No column with a name was found; the columns are: {headings}. Point at one with --column name=COLUMN.',
  unknownHeading: 'There is no column "{heading}" for {field}.',
  columns: 'Columns: {columns}',
  columnNames: {
    tags: 'Branch',
    'address.number': 'House number',
    first: 'First name',
    infix: 'Infix',
    last: 'Last name',
  },
  ignored: 'Not used: {ignored}',
  delimiter: ',',
  heading: { line: 'line', name: 'name', outcome: 'outcome', reason: 'reason' },
  id: 'id',
  checking: 'Checking',
  writing: 'Writing',
  rows: '{count} rows',
  written: 'Done: {created} created, {merged} merged, {skipped} skipped, {failed} failed.',
  preview: 'Only looked, nothing written: {created} to create, {merged} to merge, {skipped} to skip, {failed} wrong.',
  refused:
    'Nothing written, since {failed} of the {total} rows are wrong. Correct them, or leave them out with --skip-invalid.',
  takeBack: 'It can be taken back for {days} days: npm run import -- --undo {id}',
  undone: 'Taken back: {trashed} to the trash, {restored} as before again, {stayed} kept.',
  stays: {
    changed: 'stays, since somebody changed it',
    attached: 'stays, since something of somebody else hangs on it',
    forbidden: 'stays, since this user may not delete or change it',
  },
  unknownImport: 'There is no import "{id}", or it is more than 30 days old.',
  reportAt: 'Report of each row: {file}',
  moreInReport: '… and {count} more; ask for all with --report FILE.',
  usage: `Usage: npm run import -- FILE --type lead|supplier|organisation|person --space ID [options]
       npm run import -- --undo ID

  --space ID            the space: space/KEY or its name; without --space the spaces are listed
  --type TYPE           lead (end-user), supplier, organisation or person (contact)
  --duplicates HOW      skip: leave out what is there (default); merge: fill in what is empty there
  --preview             only check and report
  --report FILE         write what became of each row, as CSV
  --skip-invalid        write the right rows even when others are wrong
  --default FIELD=VALUE what an empty field gets, such as employees=10 or status=prospect
  --column FIELD=COLUMN which column fills a field, where that was not guessed right; FIELD= for none
  --undo ID             take back an import of the last 30 days; what somebody changed stays
  --as E-MAIL           in the name of this user; otherwise of the system
  --language nl|en      language of the report
`,
  noFile: 'The file {file} cannot be read ({code}).',
  reportNotWritable: 'The report {file} cannot be written ({code}).',
  noSpaces: 'There is no space yet: start Schakel once first.',
  chooseSpace: 'Choose a space with --space:',
  unknownSpace: 'There is no space "{space}"; choose one of these:',
  ambiguousSpace: 'More than one space is called "{space}"; choose one by its id:',
  unknownUser: 'There is no account {user}.',
  forbidden: '{user} may not import here.',
  inUse: 'The database in {folder} is in use: stop the server first, or use a PostgreSQL server by DATABASE_URL.',
  unknownOption: '{what} does not know "{value}"; choose from {options}.',
}
