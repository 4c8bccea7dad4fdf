import type { proofKinds } from '../types/index.ts'

/** The best score that somebody gives a row of a demo; the least is 0 (F1.12). */
export const DEMO_SCORE_MAX = 4
/** Length of a row of the script of which nobody said it, minutes. */
const DEMO_MINUTES = 5
/** So long closing a demo is taken back, and so long nobody reads a score of another: seconds (F1.12). */
export const DEMO_UNDO_SECONDS = 30

/** What one person gave one row of a demo, 0–4. */
export interface DemoScore {
  readonly key: string
  readonly score: number
}

interface ScriptSource {
  readonly proof: (typeof proofKinds)[number]
  readonly proposed?: boolean | undefined
  readonly minutes?: number | undefined
}

/** The rows that are shown in a demo, in the order of the set, each with its length in minutes (F1.12). */
export function demoRows<R extends ScriptSource>(rows: readonly R[]): (R & { readonly minutes: number })[] {
  return rows
    .filter(({ proof, proposed }) => proof === 'demo' && proposed !== true)
    .map((row) => ({ ...row, minutes: row.minutes ?? DEMO_MINUTES }))
}

/** The mean of what people gave a demo, 0–100, over its rows and all of them; nothing without a score (F1.12, G5). */
export function demoValue(sheets: readonly (readonly DemoScore[])[]): number | undefined {
  const scores = sheets.flat().map(({ score }) => score)
  if (scores.length === 0) return undefined
  return ((sum(scores) / DEMO_SCORE_MAX) * 100) / scores.length
}

/** The mean of what people gave each row, 0–4, by key. */
export function demoMeans(sheets: readonly (readonly DemoScore[])[]): ReadonlyMap<string, number> {
  const byKey = Map.groupBy(sheets.flat(), ({ key }) => key)
  return new Map([...byKey].map(([key, given]) => [key, sum(given.map(({ score }) => score)) / given.length] as const))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
