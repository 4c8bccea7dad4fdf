import { wordErased } from '@schakel/domain/privacy'
import {
  groupingName,
  groupName,
  groupsInOrder,
  measureName,
  type Report,
  type ReportFigures,
  type ReportGroup,
  reportWords,
} from '@schakel/domain/reports'
import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'
import { type Column, wordedColumns } from './table.ts'

const words = { nl: wordsOf(nl), en: wordsOf(en) }

/** A report as a table in words: a row per group and one of all items. */
export interface ReportTable {
  readonly name: string
  readonly columns: readonly Column<ReportRow>[]
  readonly rows: readonly ReportRow[]
  /** Of the rows those of one group. */
  readonly groups: readonly GroupRow[]
}

export interface ReportRow extends Pick<ReportGroup, 'value'> {
  readonly label: string
  readonly count: number | null
}

interface GroupRow extends ReportRow, Pick<ReportGroup, 'key'> {}

/** What a report comes to, as the table that leaves in a file or a mail. */
export function reportTable(
  report: Report,
  { groups, more, total }: ReportFigures,
  language: 'nl' | 'en',
  name?: string | null,
): ReportTable {
  const { total: all, count, more: others } = reportWords[language]
  const grouped = groupsInOrder(report, groups).map((group) => ({
    key: group.key,
    label: groupName(report, group, words[language], language),
    count: group.count,
    value: group.value,
  }))
  const value: Column<ReportRow> = {
    heading: measureName(report, words[language], language),
    read: (row) => row.value,
  }
  const number: Column<ReportRow> = { heading: count, read: (row) => row.count }
  return {
    name: wordErased(name || words[language].type(report.type, 2), language),
    columns: wordedColumns(
      [
        { heading: groupingName(report, words[language], language), read: ({ label }) => label },
        value,
        ...(report.measure === 'count' ? [] : [number]),
      ],
      language,
    ),
    groups: grouped,
    // The rows do not add up to the total then, and say why.
    rows: [...grouped, ...(more ? [{ label: others, count: null, value: null }] : []), { label: all, ...total }],
  }
}
