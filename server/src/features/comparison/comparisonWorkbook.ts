import type { Comparison } from '@schakel/domain/calls'
import { valueText } from '@schakel/domain/notes'
import { wordErased } from '@schakel/domain/privacy'
import type { Language } from '../../http/problemTexts.ts'
import { type Cell, wordedCell } from '../../sheets/table.ts'
import { workbookOf } from '../../sheets/xlsx.ts'
import type { ComparedAnswers } from '../../store/read/comparison.ts'
import { comparisonTexts } from './texts.ts'

type Texts = (typeof comparisonTexts)[Language]

/** The files that are named as evidence, by id (F1.13). */
export function evidenceFiles({ answers }: ComparedAnswers): string[] {
  return [...answers.values()].flat().flatMap(({ evidence = [] }) => evidence.flatMap(({ file }) => file ?? []))
}

/**
 * The grid as a workbook of three sheets (F1.13): the requirements, the answers, and what proves them. Every cell is text or a number.
 * `fileNames` are the names of the files among the evidence, by id.
 */
export function comparisonWorkbook(
  { comparison, answers }: ComparedAnswers,
  fileNames: ReadonlyMap<string, string>,
  language: Language,
): Promise<Buffer> {
  const texts = comparisonTexts[language]
  const sheet = (name: string, headings: readonly string[], rows: readonly (readonly Cell[])[]) => ({
    name,
    headings: headings.map((heading) => wordErased(heading, language)),
    pages: async function* () {
      yield rows.map((row) => row.map((cell) => wordedCell(cell, language)))
    },
  })
  return workbookOf([
    sheet(texts.sheets.requirements, texts.requirementHeadings, requirementRows(comparison, language, texts)),
    sheet(texts.sheets.answers, answerHeadings(comparison, texts), answerRows(comparison, texts)),
    sheet(texts.sheets.evidence, texts.evidenceHeadings, evidenceRows(comparison, { answers, fileNames }, texts)),
  ])
}

function requirementRows({ rows }: Comparison, language: Language, texts: Texts): Cell[][] {
  return rows.map(({ key, group, nl, en, level, weight, proof, knockout }) => [
    key,
    valueText(group, language) ?? group,
    (language === 'nl' ? (nl ?? en) : (en ?? nl)) ?? '',
    texts.levels[level],
    weight,
    texts.proofs[proof],
    knockout ? texts.yes : null,
  ])
}

function answerHeadings({ columns }: Comparison, texts: Texts): string[] {
  return [texts.key, ...columns.flatMap(({ name }) => [name, `${name}: ${texts.grade}`, `${name}: ${texts.remark}`])]
}

function answerRows({ rows, columns }: Comparison, texts: Texts): Cell[][] {
  return rows.map(({ key }) => [
    key,
    ...columns.flatMap(({ cells }) => {
      const cell = cells[key]
      if (!cell || cell.value === null) return [cell?.isToConfirm ? texts.toConfirm : texts.unknown, null, null]
      const claimed = [texts.values[cell.value], cell.due && `(${cell.due})`].filter(Boolean).join(' ')
      const { checked = cell.value } = cell
      const said = checked === cell.value ? claimed : texts.checked(claimed, texts.values[checked])
      const remarks = [cell.remark, cell.checkRemark, cell.isExpired && texts.expired]
      return [said, cell.grade, remarks.filter(Boolean).join(' — ') || null]
    }),
  ])
}

// An answer to a row that is gone is kept, but the grid has none of it, and so has the workbook.
function evidenceRows(
  { rows, columns }: Comparison,
  { answers, fileNames }: Pick<ComparedAnswers, 'answers'> & { readonly fileNames: ReadonlyMap<string, string> },
  texts: Texts,
): Cell[][] {
  const asked = new Set(rows.map(({ key }) => key))
  const shown = (match: string) => (answers.get(match) ?? []).filter(({ key }) => asked.has(key))
  return columns.flatMap(({ match, name }) =>
    shown(match).flatMap((answer) => [
      ...(answer.evidence ?? []).map(({ kind, url, file, who, date, valid }) => [
        ...[answer.key, name, texts.evidence[kind]],
        ...[url ?? (file ? (fileNames.get(file) ?? texts.fileGone) : null), who ?? null, date ?? null, valid ?? null],
      ]),
      ...(answer.seen ?? []).map(({ kind, date, by }) => [
        ...[answer.key, name, texts.evidence[kind]],
        ...[null, by ?? null, date ?? null, null],
      ]),
    ]),
  )
}
