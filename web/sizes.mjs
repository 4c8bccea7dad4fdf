// Says how many gz bytes of script and style a browser fetches up to the login form and up to the dashboard, from the built manifest.
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

const login = ['index.html', 'src/features/auth/startLogin.tsx', 'src/texts/nl/first.ts']
const dashboard = [
  'index.html',
  'src/app/startApp.tsx',
  'src/texts/nl/first.ts',
  'src/texts/nl/start.ts',
  'src/features/dashboard/Dashboard.tsx',
]
for (const [name, keys] of Object.entries({ login, dashboard })) {
  const { script, style, scripts } = reach(keys)
  console.log(`${name}: script ${(script / 1000).toFixed(1)} KB gz, style ${(style / 1000).toFixed(1)} KB gz`)
  if (process.argv.includes('-v')) for (const file of scripts) console.log(`  ${size(file)} ${file}`)
}
