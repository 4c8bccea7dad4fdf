import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const AGAIN_MS = 250

/** Starts a program that goes on by itself; what it says lands in `NAME.log` of the folder. Answers `{pid, ended, end}`. */
export function startProgram(folder, name, command, options = {}) {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const [program, ...parameters] = command
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  const ended = new Promise((resolve) => {
    child.on('exit', resolve)
    child.on('error', resolve)
  })
  const end = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await ended
  }
  return { pid: child.pid, ended, end }
}

/** Waits until `isSo` answers true; throws with what was waited for when it takes too long (ms). */
export async function until(what, isSo, withinMs = 60_000) {
  const end = performance.now() + withinMs
  for (;;) {
    if (await isSo().catch(() => false)) return
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s`)
    await wait(AGAIN_MS)
  }
}

/** What an address answers as JSON; undefined where it answers nothing, or something else than 200. */
export async function ask(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    const text = await response.text()
    return response.status === 200 ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
