// Makes web/icons.json again, for whoever uses another icon of @tabler/icons-react:
//   node scripts/icons.mjs
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconsFile } from './lib/icons.mjs'

const root = join(import.meta.dirname, '..')
writeFileSync(join(root, 'web', 'icons.json'), await iconsFile(root))
