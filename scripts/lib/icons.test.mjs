import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames, iconsFile } from './icons.mjs'
import { root } from './project.mjs'

test('D17.1: web/icons.json has the icons that screens name, as their package draws them; node scripts/icons.mjs makes it again', async () => {
  expect(readFileSync(join(root, 'web', 'icons.json'), 'utf8')).toBe(await iconsFile(root))
})

test('D17.1: what a source takes of the package is known also under another name, and without the types', () => {
  const code = `import { IconA, IconB as Other, type IconProps } from '@tabler/icons-react'\nimport { useId } from 'react'`
  expect(iconNames(code)).toEqual(['IconA', 'IconB'])
})
