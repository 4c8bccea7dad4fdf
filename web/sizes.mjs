// Says how many files and gz bytes of script and style a browser fetches up to the login form, the dashboard and other screens, from the
// built manifest. `--hold` fails where a screen loads more than it may.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('./dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const size = (file) => gzipSync(readFileSync(new URL(file, dist))).length

function reach(keys) {
  const seen = new Set()
  const walk = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) walk(next)
  }
  for (const key of keys) walk(key)
  const files = [...seen].map((key) => manifest[key])
  const scripts = [...new Set(files.map((file) => file.file))]
  const styles = [...new Set(files.flatMap((file) => file.css ?? []))]
  return {
    script: scripts.reduce((sum, file) => sum + size(file), 0),
    style: styles.reduce((sum, file) => sum + size(file), 0),
    scripts,
  }
}

const keyOf = (name) => Object.keys(manifest).find((key) => key === name || manifest[key].name === name)
const login = ['index.html', 'src/app/startLogin.tsx', 'src/texts/nl/first.ts', 'src/texts/nl/screens/login.ts']
const app = ['index.html', 'app', 'src/texts/nl/first.ts', 'src/texts/nl/start.ts']
const words = (screen) => [...app, `src/texts/nl/screens/${screen}.ts`]
const screens = {
  login,
  dashboard: [...app, 'src/app/DashboardRoute.tsx'],
  list: [...words('list'), 'src/features/list/ListPage.tsx', 'src/features/list/table/ListTable.tsx'],
  card: [...words('card'), 'src/app/CardRoute.tsx'],
  search: [
    ...words('list'),
    'src/texts/nl/screens/matches.ts',
    'src/features/search/SearchPage.tsx',
    'src/entities/items/TypeCard.tsx',
    'src/app/cardsOfFeatures.tsx',
  ],
  agenda: [...words('agenda'), 'src/features/agenda/AgendaPage.tsx'],
  statistics: [...words('statistics'), 'src/app/StatsRoute.tsx'],
  messages: [...words('messages'), 'src/features/messages/MessagesPage.tsx'],
  settings: [...words('settings'), 'src/app/SettingsRoute.tsx'],
}
/** What each may load at most, KB gz of script: a little above what it does, so that it goes up knowingly or not at all. */
const most = {
  login: 91,
  dashboard: 172,
  list: 208.2,
  card: 212.7,
  search: 206,
  agenda: 193.1,
  statistics: 194,
  messages: 188,
  settings: 202.1,
}
for (const [name, names] of Object.entries(screens)) {
  const keys = names.map((one) => keyOf(one) ?? one)
  const { script, style, scripts } = reach(keys)
  console.log(
    `${name.padEnd(11)} ${String(scripts.length).padStart(3)} scripts ${kb(script)} KB gz, style ${kb(style)} KB gz`,
  )
  if (process.argv.includes('--hold') && script > most[name] * 1000) {
    console.error(`${name} may load ${most[name]} KB of script`)
    process.exitCode = 1
  }
  if (process.argv.includes('-v')) for (const file of scripts) console.log(`  ${size(file)} ${file}`)
}

function kb(bytes) {
  return (bytes / 1000).toFixed(1).padStart(6)
}
