import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { NoRoom } from '../../room.ts'
import type { FileStore } from '../../storage/fileStore.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { letIn } from './keep.ts'

test('D17.1: where there is no room from the start it is said at once, however much is still to come', async () => {
  const files: FileStore = folderStore('/nowhere', () => true)
  const piece = Buffer.alloc(64 * 1024, 'x')
  const stream = Readable.from(Array.from({ length: 16 }, () => piece))
  await expect(letIn(files, stream)).rejects.toBeInstanceOf(NoRoom)
  expect(stream.destroyed).toBe(true)
})
