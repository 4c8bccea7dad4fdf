import { expect, type Page } from '@playwright/test'
import { test } from './lib/journey.ts'
import { make, personIn } from './lib/people.ts'

/** The dossier of the demo's first end-user that was weighed: it has matches, shown and not. */
async function weighedBy(page: Page): Promise<string | undefined> {
  const headers = { origin: new URL(page.url()).origin }
  const data = { q: 'Hotel Chariot', feed: 'dossier', page_size: 50 }
  const found: { _id: string }[] = await (await page.request.post('/api/space/search', { data, headers })).json()
  const sheets: { dossier: string; weighings: object[] }[] = await Promise.all(
    found.map(async ({ _id }) =>
      (await page.request.post('/api/decision/read', { data: { dossier: _id }, headers })).json(),
    ),
  )
  return sheets.find(({ weighings }) => weighings.length > 1)?.dossier
}

/** In the page: what of a part has more lines than it shows. */
function hiddenLines(part: Element): string[] {
  const cut = [...part.querySelectorAll('*')].filter(
    (one) =>
      getComputedStyle(one).overflowY === 'hidden' && one.clientHeight > 4 && one.scrollHeight > one.clientHeight + 1,
  )
  return cut.map((one) => one.textContent ?? '')
}

test('S2.31: on paper a dossier has no hints, no empty parts and no switches, and says in words what is on', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  await staff.goto(`/card/${await weighedBy(staff)}`)
  await expect(staff.getByRole('switch').first()).toBeVisible()
  const files = staff.getByRole('region', { name: 'Bestanden' })
  await expect(files).toBeVisible()

  const request = staff.getByRole('region', { name: 'Aanvraag', exact: true })
  await expect(request.getByRole('button', { name: 'meer' })).toBeVisible()

  await staff.emulateMedia({ media: 'print' })
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  // The whole request: paper has no button for the rest of it.
  await expect(request.getByRole('button', { name: 'meer' })).toBeHidden()
  expect(await request.evaluate(hiddenLines)).toEqual([])
  await expect(files).toBeHidden()
  const timeline = staff.getByRole('region', { name: 'Tijdlijn' })
  await expect(timeline.getByRole('listitem').first()).toBeVisible()
  await expect(timeline.getByRole('button', { name: 'Statussen' })).toBeHidden()
  await expect(staff.getByText('sleep ze hierheen')).toBeHidden()
  await expect(staff.getByRole('switch').first()).toBeHidden()
  await expect(staff.locator('[data-paper]').first()).toHaveText(/^(aan|uit)$/)
  await expect(staff.locator('[data-paper]').first()).toBeVisible()
})

test('F2.15: on paper an explanation keeps its numbers, and what can be filled in is left out', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  await staff.goto(`/card/${await weighedBy(staff)}/weighing`)
  const why = staff.getByRole('region', { name: 'Waarom deze uitslag' })
  const number = why.getByRole('button').first()
  await expect(number).toBeVisible()

  await staff.emulateMedia({ media: 'print' })
  await expect(number).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Besluit nemen' })).toBeHidden()
  await expect(staff.getByLabel('Maximum (0 punten), €')).toBeHidden()
  await expect(staff.getByText(/^Uitstekend \(100 punten\), €: \d{1,3}\.\d{3} · Maximum/)).toBeVisible()
})

test('F1.13, S2.9, D14: on paper a comparison has its answers, figures their numbers and an agenda what is planned', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  await staff.goto(`/card/${await weighedBy(staff)}/comparison`)
  const answer = staff.getByRole('gridcell').getByRole('button', { name: /Ja/ }).first()
  await expect(answer).toBeVisible()
  await staff.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Exporteren' })).toBeHidden()

  // Whatever was looked at before: there is one style for paper.
  await staff.goto('/stats')
  const number = staff.getByRole('cell').getByRole('button').first()
  await staff.emulateMedia({ media: 'screen' })
  await staff.getByText('Als tabel').first().click()
  await expect(number).toBeVisible()
  await staff.emulateMedia({ media: 'print' })
  await expect(number).toBeVisible()
  await expect(staff.getByLabel('Periode')).toBeVisible()

  const day = `${new Date().toISOString().slice(0, 8)}05`
  const times = { date: `${day}T09:00:00.000Z`, end: `${day}T10:00:00.000Z` }
  const item = { _type: 'activity', name: 'Overleg op papier', $role: 'Afspraak', ...times }
  await make(staff, '/api/space/save', { item })
  await staff.emulateMedia({ media: 'screen' })
  await staff.goto(`/calendar?view=month&day=${day}`)
  // What else stands on that day may not hide it.
  for (const kind of ['Taak', 'Planning', 'Selectiedatum', 'Implementatiedatum', 'Geplande status'])
    await staff.getByRole('button', { name: kind, exact: true }).click()
  const event = staff.locator('main').getByRole('button', { name: 'Overleg op papier' }).first()
  await expect(event).toBeVisible()
  await staff.emulateMedia({ media: 'print' })
  await expect(event).toBeVisible()
  await staff.goto('/list?type=lead')
  await expect(staff.getByRole('columnheader', { name: 'Plaats' })).toContainText('Plaats')
  await expect(staff.getByRole('columnheader', { name: 'Plaats' }).getByRole('button')).toBeVisible()
})
