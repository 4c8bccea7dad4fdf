import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DecisionRun } from '../decision/measureDecision.ts'
import type { EngineResult } from '../engine.ts'
import type { HostileResult } from '../hostile/measureHostile.ts'
import type { LiveResult } from '../live/measureLive.ts'
import { root } from '../measure/server.ts'
import type { Engine } from '../options.ts'
import { decisionRows } from './decisionTable.ts'
import { hostileRows } from './hostileTable.ts'
import { liveRows } from './liveTable.ts'
import { comparisonRows, goalRows, markdownTable, screenRows } from './table.ts'

/** A kept run of one engine. */
export interface Kept {
  readonly date: string
  readonly engine: Engine
  /** What it ran on, as classes: figures of other machines are not comparable, ratios roughly are. */
  readonly machine: { readonly cores: number; readonly node: string; readonly postgres: string }
  readonly seconds: number
  readonly result: EngineResult
}

const results = join(root, 'bench', 'results')
const readme = join(root, 'bench', 'README.md')
/** Writes a run into the folder of results and answers where. */
export function keep(kept: Kept): string {
  return write(kept, kept.engine)
}

/** A kept run of what is live. */
interface KeptLive extends Pick<Kept, 'date' | 'engine' | 'machine'> {
  readonly result: LiveResult
}

/** The same for a run of what is live. */
export function keepLive(kept: KeptLive): string {
  return write(kept, `${kept.engine}-live`)
}

/** A kept run of one account at its worst. */
interface KeptHostile extends Pick<Kept, 'date' | 'engine' | 'machine'> {
  readonly result: HostileResult
}

/** The same for a run of one account at its worst. */
export function keepHostile(kept: KeptHostile): string {
  return write(kept, `${kept.engine}-hostile`)
}

/** A kept run of choosing at its largest. */
interface KeptDecision extends Pick<Kept, 'date' | 'engine' | 'machine'> {
  readonly result: DecisionRun
}

/** The same for a run of choosing at its largest. */
export function keepDecision(kept: KeptDecision): string {
  return write(kept, `${kept.engine}-decision`)
}

function write(kept: Kept | KeptLive | KeptHostile | KeptDecision, name: string): string {
  mkdirSync(results, { recursive: true })
  const file = join(results, `${kept.date}-${name}.json`)
  writeFileSync(file, `${JSON.stringify(kept, rounded, 1)}\n`)
  return file
}

function rounded(_name: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value
}

/** Puts the newest kept figures of each engine into the readme. */
export function writeReadme(): void {
  const whole = engines.flatMap((engine) => newest<Kept>(engine) ?? []).map(sectionOf)
  const live = engines.flatMap((engine) => newest<KeptLive>(`${engine}-live`) ?? []).map(liveSectionOf)
  const hostile = engines.flatMap((engine) => newest<KeptHostile>(`${engine}-hostile`) ?? []).map(hostileSectionOf)
  const text = put(put(readFileSync(readme, 'utf8'), 'figures', whole), 'live figures', live)
  const decision = engines.flatMap((engine) => newest<KeptDecision>(`${engine}-decision`) ?? []).map(decisionSectionOf)
  writeFileSync(readme, put(put(text, 'hostile figures', hostile), 'decision figures', decision))
}

const engines = ['postgres', 'embedded']

function put(text: string, what: string, sections: readonly string[]): string {
  const marks = [`<!-- ${what} -->`, `<!-- end of ${what} -->`] as const
  const [from, to] = [text.indexOf(marks[0]), text.indexOf(marks[1])]
  if (from < 0 || to < 0) throw new Error(`bench/README.md has no place for the ${what}`)
  return `${text.slice(0, from + marks[0].length)}\n\n${sections.join('\n\n')}\n\n${text.slice(to)}`
}

function newest<K>(name: string): K | undefined {
  const file = readdirSync(results)
    .sort()
    .findLast((one) => one.endsWith(`-${name}.json`))
  return file === undefined ? undefined : JSON.parse(readFileSync(join(results, file), 'utf8'))
}

function sectionOf({ date, engine, machine, seconds, result }: Kept): string {
  const screens = screenRows(result)
  return `### ${titleOf(engine, machine.postgres)}, ${date}

${machine.cores} cores, Node ${machine.node}, ${seconds} s for each side of each line.

${markdownTable(goalRows(engine, result))}

${markdownTable(comparisonRows(result))}${screens.length > 0 ? `\n\n${markdownTable(screens)}` : ''}`
}

function liveSectionOf({ date, engine, machine, result }: KeptLive): string {
  return `### Live: ${titleOf(engine, machine.postgres)}, ${date}

${machine.cores} cores, Node ${machine.node}, ${result.sockets.toLocaleString('en')} sockets on ${result.items} items; load ${result.load.toFixed(1)} in the minute before.

${markdownTable(liveRows(result))}`
}

function hostileSectionOf({ date, engine, machine, result }: KeptHostile): string {
  return `### One account at its worst: ${titleOf(engine, machine.postgres)}, ${date}

${machine.cores} cores, Node ${machine.node}, ${result.rows.toLocaleString('en')} organisations, ${result.seconds} s each and a minute of all together; load ${result.load.toFixed(1)} in the minute before.

${markdownTable(hostileRows(engine, result))}`
}

function decisionSectionOf({ date, engine, machine, result }: KeptDecision): string {
  return `### Choosing at its largest: ${titleOf(engine, machine.postgres)}, ${date}

${machine.cores} cores, Node ${machine.node}, beside ${result.rows.toLocaleString('en')} organisations; load ${result.load.toFixed(1)} in the minute before.

${markdownTable(decisionRows(result))}`
}

function titleOf(engine: string, version: string): string {
  return engine === 'postgres' ? `PostgreSQL ${version}` : `Embedded (${version})`
}
