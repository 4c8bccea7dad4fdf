// `npm run screenshots`: pictures of every screen of the built product on a demo world of its own, into `screenshots`, for people to look at.
//   npm run screenshots                                          every role, width and colour scheme
//   npm run screenshots -- staff,supplier 390,1280 light         some of them
import { getBrowser } from './lib/browser.mjs'
import { buildWebWhenOld } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { pinnedNode, root, say, tool, toolEnv } from './lib/project.mjs'
import { run } from './lib/run.mjs'

const names = ['LOOKS_ROLES', 'LOOKS_WIDTHS', 'LOOKS_SCHEMES']
const chosen = Object.fromEntries(process.argv.slice(2).map((word, at) => [names[at], word]))

await install()
await buildWebWhenOld()
const browser = await getBrowser()
if (!browser.path) {
  say(browser.reason)
  process.exit(1)
}
const env = toolEnv({ NODE_ENV: 'test', CHROMIUM_PATH: browser.path, ...chosen })
const { code } = await run(
  pinnedNode(),
  [tool('@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e/screenshots.config.ts'],
  {
    cwd: root,
    env,
  },
)
say(
  'The pictures are in `screenshots`, by role; what is too wide, too small for a finger or keeps somebody out (axe) is in report.txt beside them.',
)
process.exit(code)
