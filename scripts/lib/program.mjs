import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install } from './install.mjs'
import { pinnedNode, root, toolEnv } from './project.mjs'

/** Runs a program of the server with the words of the command, on the Node that the project brings, and ends as it does. */
export async function runProgram(path, flags = []) {
  try {
    await install({ part: 'server' })
    const { status, error } = spawnSync(
      pinnedNode(),
      [...flags, join(root, 'server', 'src', ...path), ...process.argv.slice(2)],
      {
        env: toolEnv(),
        stdio: 'inherit',
      },
    )
    if (error) throw error
    process.exit(status ?? 1)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
