import { expect, test, vi } from 'vitest'
import { World } from '../../../test/world.ts'
import { LastingThread } from '../../thread.ts'
import { readReview } from '../guard/guard.ts'

const sentence = 'Wij eten op zaterdag in de keuken van Jansen van den Berg. '

test('D21.1: long texts are redacted on a thread, short ones at once, in the same way; all are read over on a thread', async () => {
  const world = await World.open()
  const asked = vi.spyOn(LastingThread.prototype, 'ask')
  try {
    const lead = await world.lead(await world.space(), { name: 'Hotel Zilverzand' })
    const written = async (times: number) => {
      const text = `<p>Hotel Zilverzand vraagt.</p>${`<p>${sentence}</p>`.repeat(times)}`
      const dossier = await world.make({ _type: 'dossier', name: 'ERP', users: 12, case: text }, lead)
      const ofForm = asked.mock.calls.length
      const { texts } = await readReview(world.system, { dossier })
      const [row] = await world.store.database.query<{ text: string }>(
        `select limited ->> 'case' as text from items where id = $1`,
        [dossier],
      )
      const asks = [ofForm, asked.mock.calls.length - ofForm]
      asked.mockClear()
      return { asks, shown: row?.text ?? '', blocks: texts.flatMap(({ blocks }) => blocks) }
    }
    const short = await written(3)
    const long = await written(160)
    expect(short.asks).toEqual([0, 1])
    expect(long.asks.every((times) => times > 0)).toBe(true)
    expect(short.shown).not.toContain('Zilverzand')
    expect(long.shown.slice(0, short.shown.length)).toBe(short.shown)
    expect(long.blocks.slice(0, short.blocks.length)).toEqual(short.blocks)
  } finally {
    asked.mockRestore()
    await world.close()
  }
}, 60_000)
