import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { freezeRequirements, saveRequirements } from '../../store/write/requirements.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('F1.9: what is taken over is of the product that the supplier chose', async () => {
  const { supplier } = app.places
  const { match, dossier } = await app.aMatch({ props: { $visible: true }, path: ['offered'] })
  const rows = [{ group: 105, nl: 'Kassa', level: 'must', weight: 3, proof: 'demo', key: 'OWN-01' } as const]
  await saveRequirements(app.world.system, dossier, { rows, remove: [] })
  await freezeRequirements(app.world.system, dossier, { version: 0, answersDue: '2099-01-01', rows: [], remove: [] })
  const product = (name: string) => app.world.make({ _type: 'software', name, $role: 'Maakt' }, supplier)
  const [till, stock] = [await product('Kassa Plus'), await product('Voorraad Plus')]
  const seller = app.as('supplier')
  const said = [
    { key: 'OWN-01', value: 'yes', product: till },
    { key: 'OWN-01', value: 'no', product: stock },
  ]
  expect((await seller.post('/api/answers/save', { parent: supplier, rows: said })).status).toBe(200)
  // Among several products the supplier chooses.
  expect((await seller.post('/api/answers/takeOver', { match })).body.taken).toEqual([])
  expect((await seller.post('/api/answers/takeOver', { match, product: stock })).body.taken).toEqual(['OWN-01'])
  const { answers } = (await seller.post('/api/answers/list', { parent: match })).body
  expect(answers).toEqual([expect.objectContaining({ key: 'OWN-01', value: 'no', product: stock })])
})
