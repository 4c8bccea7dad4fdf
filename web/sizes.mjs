// Says how many files and gz bytes of script and style a browser fetches up to the login form, the dashboard and other screens, from the
// built manifest.
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
const login = ['index.html', 'src/app/startLogin.tsx', 'src/texts/nl/first.ts']
const app = ['index.html', 'app', 'src/texts/nl/first.ts', 'src/texts/nl/start.ts']
const all = [...app, 'src/texts/nl/index.ts']
const screens = {
  login,
  dashboard: [...app, 'src/app/DashboardRoute.tsx'],
  list: [...all, 'src/features/list/ListPage.tsx', 'src/features/list/table/ListTable.tsx'],
  card: [...all, 'src/app/CardRoute.tsx'],
  search: [...all, 'src/features/search/SearchPage.tsx'],
  agenda: [...all, 'src/features/agenda/AgendaPage.tsx'],
  statistics: [...all, 'src/app/StatsRoute.tsx'],
  messages: [...all, 'src/features/messages/MessagesPage.tsx'],
  settings: [...all, 'src/app/SettingsRoute.tsx'],
}
for (const [name, names] of Object.entries(screens)) {
  const keys = names.map((one) => keyOf(one) ?? one)
  const { script, style, scripts } = reach(keys)
  console.log(
    `${name.padEnd(11)} ${String(scripts.length).padStart(3)} scripts ${kb(script)} KB gz, style ${kb(style)} KB gz`,
  )
  if (process.argv.includes('-v')) for (const file of scripts) console.log(`  ${size(file)} ${file}`)
}

function kb(bytes) {
  return (bytes / 1000).toFixed(1).padStart(6)
}
