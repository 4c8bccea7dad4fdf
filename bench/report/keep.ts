import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EngineResult } from '../engine.ts'
import { root } from '../measure/server.ts'
import { comparisonRows, goalRows, markdownTable } from './table.ts'

/** A kept run of one engine. */
export interface Kept {
  readonly date: string
  readonly engine: string
  /** What it ran on, as classes: figures of other machines are not comparable, ratios roughly are. */
  readonly machine: { readonly cores: number; readonly node: string; readonly postgres: string }
  readonly seconds: number
  readonly result: EngineResult
}

const results = join(root, 'bench', 'results')
const readme = join(root, 'bench', 'README.md')
const marks = ['<!-- figures -->', '<!-- end of figures -->'] as const

/** Writes a run into the folder of results and answers where. */
export function keep(kept: Kept): string {
  mkdirSync(results, { recursive: true })
  const file = join(results, `${kept.date}-${kept.engine}.json`)
  writeFileSync(file, `${JSON.stringify(kept, rounded, 1)}\n`)
  return file
}

function rounded(_name: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value
}

/** Puts the newest kept figures of each engine into the readme. */
export function writeReadme(): void {
  const text = readFileSync(readme, 'utf8')
  const [from, to] = [text.indexOf(marks[0]), text.indexOf(marks[1])]
  if (from < 0 || to < 0) throw new Error('bench/README.md has no place for the figures')
  const sections = ['postgres', 'embedded'].flatMap((engine) => newest(engine) ?? []).map(sectionOf)
  writeFileSync(readme, `${text.slice(0, from + marks[0].length)}\n\n${sections.join('\n\n')}\n\n${text.slice(to)}`)
}

function newest(engine: string): Kept | undefined {
  const name = readdirSync(results)
    .sort()
    .findLast((file) => file.endsWith(`-${engine}.json`))
  return name === undefined ? undefined : JSON.parse(readFileSync(join(results, name), 'utf8'))
}

function sectionOf({ date, engine, machine, seconds, result }: Kept): string {
  const title = engine === 'postgres' ? `PostgreSQL ${machine.postgres}` : `Embedded (${machine.postgres})`
  return `### ${title}, ${date}

${machine.cores} cores, Node ${machine.node}, ${seconds} s for each side of each line.

${markdownTable(goalRows(engine, result))}

${markdownTable(comparisonRows(result))}`
}
