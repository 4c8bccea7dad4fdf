// node bench/hostile/longest.ts FILE.cpuprofile: what held the event loop longest, as `--profile` had the server write it. What ran without a
// pause of the loop between is one piece; it is told by the functions in which most of its time went.
import { readFileSync } from 'node:fs'

interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** Shorter pieces are left out, ms. */
const FROM_MS = 50
const SHOWN = 40
/** By what the engine calls what runs nobody's work. */
const pauses = new Set(['(idle)', '(root)'])

const profile: Profile = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))

/** Where a sample is, from the outermost function of ours to the innermost one. */
function pathOf(id: number): string[] {
  const path: string[] = []
  for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
    const frame = nodes.get(at)?.callFrame
    if (frame && frame.functionName !== '(root)')
      path.unshift(
        `${frame.functionName || '?'} ${frame.url.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')}:${frame.lineNumber + 1}`,
      )
  }
  return path
}

/** The outermost function: another one is another turn of the loop. */
function outermost(id: number): number {
  let at = id
  for (let up = parents.get(at); up !== undefined && parents.get(up) !== undefined; up = parents.get(at)) at = up
  return at
}

interface Piece {
  ms: number
  at: number
  readonly samples: Map<number, number>
}

const pieces: Piece[] = []
let now: Piece | undefined
let root: number | undefined
let at = 0
for (const [index, id] of profile.samples.entries()) {
  const ms = (profile.timeDeltas[index + 1] ?? 0) / 1000
  at += ms
  const name = nodes.get(id)?.callFrame.functionName ?? ''
  if (pauses.has(name)) {
    now = undefined
    continue
  }
  const isOwn = name === '(garbage collector)' || name === '(program)'
  if (!now || (!isOwn && root !== undefined && outermost(id) !== root)) {
    now = { ms: 0, at, samples: new Map() }
    root = isOwn ? undefined : outermost(id)
    pieces.push(now)
  }
  if (!isOwn) root ??= outermost(id)
  now.ms += ms
  now.samples.set(id, (now.samples.get(id) ?? 0) + ms)
}
const longest = pieces.filter(({ ms }) => ms >= FROM_MS).sort((one, other) => other.ms - one.ms)
process.stdout.write(`${longest.length} pieces of ${FROM_MS} ms and more\n`)
for (const { ms, at: when, samples } of longest.slice(0, SHOWN)) {
  const top = [...samples].sort(([, one], [, other]) => other - one).slice(0, 3)
  process.stdout.write(`\n${ms.toFixed(0)} ms at ${(when / 1000).toFixed(1)} s\n`)
  for (const [id, own] of top) process.stdout.write(`  ${own.toFixed(0)} ms: ${pathOf(id).slice(-14).join(' > ')}\n`)
}
