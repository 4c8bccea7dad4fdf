import type { SearchBody } from '../../api/types.ts'
import { currentLocale } from '../../texts/languageFiles.ts'
import { saveAnswer } from './saveAnswer.ts'

/** The kinds of file that a list leaves as (D17.2). */
const exportKinds = ['csv', 'xlsx', 'workbook', 'json', 'vcard'] as const
export type ExportKind = (typeof exportKinds)[number]

/** The list that is shown, or the items that were chosen from it. */
export type ExportBody = Omit<SearchBody, 'page' | 'page_size'> & { readonly ids?: readonly string[] }

/** Fetches a list as a file and hands it to the browser to keep (D19.9). Throws ApiError. */
export function exportList(body: ExportBody, kind: ExportKind): Promise<void> {
  return saveAnswer(
    `/api/export/${kind}`,
    { ...body, language: currentLocale() },
    `export.${kind === 'workbook' ? 'xlsx' : kind}`,
  )
}
