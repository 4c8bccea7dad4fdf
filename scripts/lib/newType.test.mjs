// A type that is left half done fails the type check, which says where: a copy of the domain gets one, first named alone, then whole.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './project.mjs'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'schakel-type-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => {
  for (const part of ['domain/src', 'domain/test', 'domain/package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  // What lists types, with all that it imports; the calls take most of the time of a check.
  const config = {
    extends: '../tsconfig.base.json',
    include: ['src/*.d.ts', 'src/types', 'src/texts', 'test/leastItems.ts'],
  }
  writeFileSync(join(folder, 'domain/tsconfig.json'), JSON.stringify(config))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})

/** Writes a piece of text behind another one in a file of the copy; the other one must stand there. */
function addBehind(file, place, text) {
  const path = join(folder, 'domain', file)
  const [before, ...after] = readFileSync(path, 'utf8').split(place)
  expect(after.length, `${place} in ${file}`).toBeGreaterThan(0)
  writeFileSync(path, before + place + text + after.join(place))
}

/** The files in which the type check of the copy finds something, and all that it says. */
async function check() {
  const command = join(root, 'node_modules/.bin/tsc')
  const said = await run(command, ['-p', join(folder, 'domain')], { cwd: join(folder, 'domain') }).then(
    () => '',
    ({ stdout }) => stdout,
  )
  return { said, files: [...new Set([...said.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file))] }
}

/** A busy machine takes its time for a type check. */
const TIMEOUT_MS = 120_000

const facets = {
  holdsAny: 'true',
  taggable: 'false',
  screen: "{ sections: ['side'], links: 'free', searched: 'centre' }",
}
const typeFile = (said) => `import { date, text } from '../fields/index.ts'
import { defineType } from './defineType.ts'

/** What a supplier signed. */
export const contract = defineType('contract', {
  icon: 'file',
  colour: 'petrol',
  edge: 'FILES',
  parents: { supplier: ['FILES'] },
  roles: ['Bestand'],
  autoOpen: false,
  ${said}
  fields: { name: text({ required: true, search: 'name' }), until: date() },
  short: [],
})
`

test(
  'D3: a type that is named alone fails in its file, the registry, both texts and the least item of each type',
  async () => {
    addBehind('src/types/defineType.ts', "  | 'decision'\n", "  | 'contract'\n")
    writeFileSync(join(folder, 'domain/src/types/contract.ts'), typeFile(''))
    const { said, files } = await check()
    for (const file of [
      'src/types/contract.ts',
      'src/types/index.ts',
      'src/texts/nl.ts',
      'src/texts/en.ts',
      'src/types/types.test.ts',
      'test/leastItems.ts',
    ])
      expect(files).toContain(file)
    for (const facet of Object.keys(facets)) expect(said).toContain(facet)
  },
  TIMEOUT_MS,
)

test(
  'D3: a type is its file, its line in the registry and its texts',
  async () => {
    const said = Object.entries(facets).map(([name, value]) => `${name}: ${value},`)
    writeFileSync(join(folder, 'domain/src/types/contract.ts'), typeFile(said.join('\n  ')))
    addBehind(
      'src/types/index.ts',
      "import { comment } from './comment.ts'\n",
      "import { contract } from './contract.ts'\n",
    )
    addBehind('src/types/index.ts', '  decision,\n', '  contract,\n')
    for (const language of ['nl', 'en'])
      addBehind(`src/texts/${language}.ts`, '\n  types: {\n', "    contract: { one: 'Contract', many: 'Contracts' },\n")
    addBehind('test/leastItems.ts', '  match: {},\n', "  contract: { name: 'Contract' },\n")
    expect((await check()).files).toEqual(['src/types/types.test.ts'])
  },
  TIMEOUT_MS,
)
