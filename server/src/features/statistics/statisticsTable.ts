import type { Statistics, statisticsParts } from '@schakel/domain/calls'
import { type Figures, figureNames } from '@schakel/domain/statistics'
import type { Words } from '@schakel/domain/texts'
import { type Column, wordedColumns } from '../../sheets/table.ts'
import { type StatisticsTexts, statisticsTexts } from './texts.ts'

type Language = keyof typeof statisticsTexts
export type StatisticsPart = (typeof statisticsParts)[number]

/** A table of the statistics as it leaves in a file, every row of it read by column. */
export interface StatisticsTable {
  readonly name: string
  readonly columns: readonly Column<number>[]
  readonly rows: readonly number[]
}

/** One of the tables of the statistics, in the words of a language. */
export function tableOf(found: Statistics, part: StatisticsPart, language: Language, words: Words): StatisticsTable {
  const texts = statisticsTexts[language]
  const columns = columnsOf(found, part, texts, words)
  return {
    name: `${texts.title} ${texts.parts[part]}`,
    columns: wordedColumns(columns, language),
    rows: Array.from({ length: found[part].length }, (_, row) => row),
  }
}

function columnsOf(found: Statistics, part: StatisticsPart, texts: StatisticsTexts, words: Words): Column<number>[] {
  const over =
    <R>(rows: readonly R[]) =>
    (heading: string, read: (row: R) => string | number | null): Column<number> => ({
      heading,
      read: (at) => {
        const row = rows[at]
        return row === undefined ? null : read(row)
      },
    })
  const figures = (column: (heading: string, read: (row: Figures) => number) => Column<number>) =>
    figureNames.map((name) => column(texts.figures[name], (row) => row[name]))
  if (part === 'steps') {
    const column = over(found.steps)
    return [
      column(texts.of, ({ type }) => words.type(type, 2)),
      column(texts.step, ({ type, status }) => words.status(type, status)),
      column(texts.came, ({ came }) => came),
      column(texts.took, ({ took }) => took),
      column(texts.days, ({ days }) => days),
    ]
  }
  if (part === 'months') {
    const column = over(found.months)
    return [
      column(texts.year, ({ year }) => year),
      column(texts.month, ({ month }) => month),
      ...figures(column),
      column(texts.leads, ({ leads }) =>
        leads.map(({ name, status }) => (status ? `${name} (${words.status('lead', status)})` : name)).join('; '),
      ),
    ]
  }
  if (part === 'sets') {
    const column = over(found.sets)
    return [
      column(texts.name, ({ name }) => name),
      column(texts.dossiers, ({ count }) => count),
      column(texts.asked, ({ asked }) => asked),
      column(texts.answered, ({ answered }) => answered),
      column(texts.proven, ({ proven }) => proven),
      column(texts.answerDays, ({ days }) => days),
    ]
  }
  const column = over(found[part])
  return [column(texts.name, ({ name }) => name), ...figures(column)]
}
