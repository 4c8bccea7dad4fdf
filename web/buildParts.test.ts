import { join } from 'node:path'
import { expect, it } from 'vitest'
import { namer } from './classNames.ts'
import { domainParts } from './domainParts.ts'
import { tableOf } from './partsTable.ts'
import { baseOf } from './preloadBase.ts'

const src = join(import.meta.dirname, '../domain/src')

it.each([
  ['a value', "import { isObject } from '@schakel/domain'", `import { isObject } from "${src}/values.ts"`],
  [
    'two of two files, and no type',
    "import { isObject, type Ref, parseItem as parse } from '@schakel/domain'",
    `import { isObject } from "${src}/values.ts";import { parseItem as parse } from "${src}/parseItem.ts"`,
  ],
  [
    'what a folder passes on',
    "import { reportOf } from '@schakel/domain/reports'",
    `import { reportOf } from "${src}/reports/reportText.ts"`,
  ],
  [
    'what stands in a file that differs in a browser',
    "import { formatPhone } from '@schakel/domain'",
    `import { formatPhone } from "${src}/fields/phone.ts"`,
  ],
  ['types alone', "import type { Ref } from '@schakel/domain'", "import type { Ref } from '@schakel/domain'"],
])('S2.1: %s is imported from the file that has it', (_, line, direct) => {
  const { transform } = domainParts()
  const handler = typeof transform === 'object' ? transform.handler : undefined
  const done: unknown = handler && Reflect.apply(handler, undefined, [line, join(import.meta.dirname, 'src/main.ts')])
  expect(done).toMatchObject({ code: direct })
})

it('S2.1: a class has one short name, another in another file', () => {
  const name = namer('/web')
  const first = name('card', '/web/src/a.module.css')
  expect(first).toMatch(/^[a-z]{5}0$/)
  expect(name('title', '/web/src/a.module.css')).toBe(`${first.slice(0, 5)}1`)
  expect(name('card', '/web/src/a.module.css?used')).toBe(first)
  expect(name('card', '/web/src/b.module.css')).not.toBe(first)
})

it('S2.1: which files the parts of a build need is written once for all of it', () => {
  const asking = (files: string, ...parts: readonly string[]) =>
    `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${files})))=>i.map(i=>d[i]);\n${parts
      .map((part) => `ask(()=>import("./part.js"),__vite__mapDeps([${part}]))`)
      .join(';')}`
  const { codes, table } = tableOf([asking('["a.js","b.js","c.css"]', '0,2', '0,1'), asking('["c.css","a.js"]', '1,0')])
  const files = codes.map((code) =>
    [...code.matchAll(/,"([\w-]{7})"\)/g)].map(([, key = '']) => table.parts[key]?.map((place) => table.files[place])),
  )
  expect(files).toEqual([
    [
      ['a.js', 'c.css'],
      ['a.js', 'b.js'],
    ],
    [['a.js', 'c.css']],
  ])
  expect(table.files).toEqual(['a.js', 'c.css', 'b.js'])
  expect(codes.join()).not.toMatch(/__vite__mapDeps|\.css/)
  expect(() => tableOf(['const __vite__mapDeps=another'])).toThrow('unknown way')
})

it('S2.1: the page names what every visit needs, with what that imports, and not itself again', () => {
  const page = { type: 'chunk', name: 'index', fileName: 'index.js', isEntry: true } as const
  const base = { type: 'chunk', name: 'base', fileName: 'base.js', imports: ['index.js', 'runtime.js'] } as const
  expect(baseOf([page, base, { type: 'asset', fileName: 'base.css' }])).toEqual(['base.js', 'runtime.js'])
  expect(baseOf([page])).toEqual([])
})
