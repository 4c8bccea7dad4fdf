import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../src/config.ts'

const START_WITHIN_MS = 60_000
/** What a server is made of. */
const parts = ['server', 'domain', 'demo', 'package.json']

/** Whether the history that was cloned holds a commit; a copy without history holds none. */
export function hasCommit(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: projectRoot, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The server of an earlier commit as a process of its own, on the packages of now. */
export class BuildBefore {
  readonly url: string
  readonly #folder: string
  readonly #child: ChildProcess

  private constructor(url: string, folder: string, child: ChildProcess) {
    this.url = url
    this.#folder = folder
    this.#child = child
  }

  /** Takes it from the history, starts it with these settings and waits until it says where it is. */
  static async start(commit: string, env: Readonly<Record<string, string>>): Promise<BuildBefore> {
    const folder = mkdtempSync(join(tmpdir(), 'schakel-before-'))
    const archive = execFileSync('git', ['archive', commit, ...parts], { cwd: projectRoot, maxBuffer: 2 ** 28 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    linkPackages(folder)
    const child = spawn(process.execPath, [join(folder, 'server', 'src', 'main.ts')], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        PORT: '0',
        SCHAKEL_DEMO: '0',
        DATA_DIR: join(folder, 'data'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return new BuildBefore(await addressOf(child), folder, child)
  }

  /** Ends it and answers the code it ended with. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGTERM')
    const code = await ended
    rmSync(this.#folder, { recursive: true, force: true })
    return code
  }
}

/** Each package of now but our own, of which that commit has another. */
function linkPackages(folder: string): void {
  const [from, to] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@schakel'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@schakel') symlinkSync(join(from, name), join(to, name))
  symlinkSync(join(folder, 'domain'), join(to, '@schakel', 'domain'))
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The build of before did not start: ${said}`)), START_WITHIN_MS)
    const listen = (chunk: Buffer) => {
      said += chunk
      const found = /running at (\S+)/.exec(said)?.[1]
      if (!found) return
      clearTimeout(late)
      resolve(found.replace('localhost', '127.0.0.1'))
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => {
      clearTimeout(late)
      reject(new Error(`The build of before ended: ${said}`))
    })
  })
}
