import type { DuplicateKind } from '../../../duplicates/duplicates.ts'
import type { StayReason } from '../../../store/imports/importUndo.ts'
import type { Outcome } from '../importReport.ts'
import type { TableErrorCode } from '../tableError.ts'

/** The words of an import in one language; `{name}` and the like are filled in. */
export interface ImportTexts {
  readonly outcomes: Readonly<Record<Outcome, string>>
  readonly duplicateOfLine: string
  readonly duplicateOfItem: string
  readonly duplicateBy: Readonly<Record<DuplicateKind | 'nameOrganisation', string>>
  readonly tooFewCells: string
  readonly tooManyCells: string
  readonly filled: string
  readonly filledEverywhere: string
  readonly unknownTag: string
  readonly unknownTags: string
  readonly contactWithoutName: string
  readonly unknownPlace: string
  readonly otherAddress: string
  readonly contact: string
  /** Why an import on a screen ended or cannot go on. */
  readonly failures: Readonly<
    Record<'forbidden' | 'missing' | 'changed' | 'interrupted' | 'internal' | 'noNameColumn', string>
  >
  readonly tableErrors: Readonly<Record<TableErrorCode, string>>
  readonly noNameColumn: string
  readonly unknownHeading: string
  readonly columns: string
  /** What columns are called that fill no field by themselves. */
  readonly columnNames: Readonly<Record<string, string>>
  readonly ignored: string
  /** What a spreadsheet of this language expects between cells. */
  readonly delimiter: ',' | ';'
  readonly heading: { readonly line: string; readonly name: string; readonly outcome: string; readonly reason: string }
  readonly id: string
  readonly checking: string
  readonly writing: string
  readonly rows: string
  readonly written: string
  readonly preview: string
  readonly refused: string
  /** By which command a written import is taken back. */
  readonly takeBack: string
  readonly undone: string
  /** Why something stays when its import is taken back. */
  readonly stays: Readonly<Record<StayReason, string>>
  readonly unknownImport: string
  readonly reportAt: string
  readonly moreInReport: string
  readonly usage: string
  readonly noFile: string
  readonly reportNotWritable: string
  readonly noSpaces: string
  readonly chooseSpace: string
  readonly unknownSpace: string
  readonly ambiguousSpace: string
  readonly unknownUser: string
  readonly forbidden: string
  readonly inUse: string
  readonly unknownOption: string
}
