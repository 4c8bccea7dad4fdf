import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and answers `{code, output, isStopped}`, the last where a signal ended it. Quiet ones keep what they print; the
 * caller shows it when they fail. Of a mute one nobody hears what is wrong. A signal that would end us ends the program first.
 */
export function run(
  program,
  parameters,
  { cwd, env = process.env, quiet = false, isMute = false, shell = false } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env,
      shell,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', isMute ? 'ignore' : quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk
      })
    }
    const forward = (signal) => child.kill(signal)
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    const done = (code, isStopped = false) => {
      for (const signal of signals) process.removeListener(signal, forward)
      resolve({ code, output, isStopped })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      done(127)
    })
    child.on('close', (code, signal) => done(signal ? 1 : code, signal !== null))
  })
}
