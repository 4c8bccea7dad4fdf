import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Whether this system tells what processes use (Linux does). */
export const canMeasure = existsSync('/proc/self/stat')

const ticksPerSecond = canMeasure ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) : 100

interface Times {
  readonly parent: number
  readonly own: number
  /** Of children that have ended. */
  readonly ended: number
}

function timesOf(pid: string | number): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands between brackets and may hold anything; what follows is split by spaces, beginning with the state.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (index: number): number => fields[index] ?? 0
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) }
  } catch {
    return undefined
  }
}

/** Processor time that a process has used until now, seconds; of a server with processes of its own, all of them together. */
export function processorSeconds(pid: number): number {
  const main = timesOf(pid)
  if (!main) return 0
  let ticks = main.own + main.ended
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const times = timesOf(name)
    if (times?.parent === pid) ticks += times.own + times.ended
  }
  return ticks / ticksPerSecond
}

/** Memory that a process holds, and the most it ever held, MB. */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } | undefined {
  if (!canMeasure) return undefined
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string): number =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
