import { ERASED_NAME } from '@schakel/domain/privacy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { documentOf, editTo, htmlOf, stateOf } from '../../live/notesText.ts'
import { appendUpdates } from '../../store/notes/keepEdits.ts'
import { overwriteCase } from '../../store/notes/noteSaid.ts'
import { beginNote, readNote } from '../../store/notes/notes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** The text of a dossier, and what whoever opens its note is shown. */
async function said(dossier: string) {
  const { body } = await app.as('super').post(`/api/space/${dossier}`, { depth: 0 })
  const note = await readNote(app.world.store, dossier)
  const deltas = note?.updates.map(({ delta }) => delta)
  // What stood in italics leaves nothing that is seen.
  return {
    text: body.case.replaceAll('<i></i>', ''),
    note: htmlOf(documentOf(note?.state ?? new Uint8Array(), deltas)),
  }
}

async function erase(contact: string, confirm: string) {
  expect((await app.as('staff').post('/api/privacy/erase', { _id: contact, confirm })).body.done).toBe(true)
}

describe('erasing somebody out of the notes of dossiers they had no part in', () => {
  const known = [
    ['a phone number', { name: 'Willemijn Duinkerker', mobile: '06 41 52 63 74' }, 'Bel 06-41526374 na tienen'],
    ['a name of short words', { name: 'Bas Vos' }, 'Bel Bas Vos na tienen'],
    ['a name in part italic', { name: 'Kwintijn Zonneveld' }, 'Bel Kwin<i>tijn</i> Zonne<i>veld</i> na tienen'],
  ] as const
  test.each(known)('D6, D9: by %s, also for who opens the note', async (_, person, line) => {
    const lead = await app.aLead({ name: 'Pension Elders' })
    const contact = await app.aPerson(app.places.supplier, person)
    const dossier = await app.aDossier({ case: `<p>${line}</p>` }, lead)
    await beginNote(app.world.store, dossier, stateOf)
    await erase(contact, person.name)
    const text = `<p>Bel ${ERASED_NAME} na tienen</p>`
    expect(await said(dossier)).toEqual({ text, note: text })
  })

  test('D6, D9: out of what was written and is not saved yet', async () => {
    const contact = await app.aPerson(app.places.supplier, { name: 'Lot Bok' })
    const dossier = await app.aDossier({ case: '<p>Dag</p>' })
    await beginNote(app.world.store, dossier, stateOf)
    const typed = documentOf((await readNote(app.world.store, dossier))?.state ?? new Uint8Array())
    const edit = { delta: editTo(typed, '<p>Dag, vraag Lot Bok</p>'), growth: 20, pieces: 2, writers: 1, epoch: 0 }
    await appendUpdates(app.world.store, dossier, [{ ...edit, writer: app.as('staff').id }])
    await erase(contact, 'Lot Bok')
    expect((await said(dossier)).note).toBe(`<p>Dag, vraag ${ERASED_NAME}</p>`)
  })

  test('D6, D2.5: also where the dossier lay in the trash, for who opens its note once it is back', async () => {
    const contact = await app.aPerson(app.places.supplier, { name: 'Pip Mees' })
    const dossier = await app.aDossier({ case: '<p>Vraag Pip Mees</p>' })
    await beginNote(app.world.store, dossier, stateOf)
    await app.as('super').post('/api/space/delete', { item: { _id: dossier } })
    await erase(contact, 'Pip Mees')
    expect((await app.as('super').post('/api/trash/restore', { _id: dossier })).status).toBe(200)
    const text = `<p>Vraag ${ERASED_NAME}</p>`
    expect(await said(dossier)).toEqual({ text, note: text })
  })

  test('D6, D9: a text that was changed in a form since the note was last open stays', async () => {
    const contact = await app.aPerson(app.places.supplier, { name: 'Sem Das', mobile: '06 41 52 63 75' })
    const dossier = await app.aDossier({ case: '<p>Het oude verhaal</p>' })
    await beginNote(app.world.store, dossier, stateOf)
    const props = { case: '<p>Het nieuwe verhaal, van 06 41526375</p>' }
    expect((await app.as('staff').post(`/api/space/update/${dossier}`, { props })).status).toBe(200)
    await erase(contact, 'Sem Das')
    const text = `<p>Het nieuwe verhaal, van ${ERASED_NAME}</p>`
    expect(await said(dossier)).toEqual({ text, note: text })
  })

  test('D6, D9: what a form wrote while somebody was taken out is not written over', async () => {
    const dossier = await app.aDossier({ case: '<p>Vraag Pip Mees</p>' })
    await beginNote(app.world.store, dossier, stateOf)
    const instead = { from: '<p>Vraag Pip Mees</p>', to: '<p>Vraag</p>' }
    await app.world.system.update({ id: dossier, fields: { case: '<p>Vraag Pip Mees, of Jan</p>' } })
    expect(await overwriteCase(app.world.store, dossier, instead)).toBe(false)
    expect((await said(dossier)).text).toBe('<p>Vraag Pip Mees, of Jan</p>')
    expect(await overwriteCase(app.world.store, dossier, { ...instead, from: '<p>Vraag Pip Mees, of Jan</p>' })).toBe(
      true,
    )
    expect((await said(dossier)).text).toBe('<p>Vraag</p>')
  })
})
