import { expect, type Page } from '@playwright/test'
import type { DemoScript } from '@schakel/domain/calls'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

async function ask<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } })
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true)
  return answer.json()
}

/** Of the demo's dossier with closed demos a match whose demo was closed, and one whose demo is still to come. */
async function twoMatches(page: Page): Promise<{ readonly closed: string; readonly open: string }> {
  const found = await ask<{ _id: string }[]>(page, '/api/space/search', { feed: 'match', page_size: 200 })
  const scripts: DemoScript[] = []
  for (const { _id: parent } of found) scripts.push(await ask<DemoScript>(page, '/api/demo/script', { parent }))
  const closed = scripts.find(({ demo }) => demo?.outcome)
  const open = scripts.find(({ dossier, demo }) => dossier === closed?.dossier && !demo?.closed)
  if (!closed?.match || !open?.match) throw new Error('the demo has demonstrations, closed and to come')
  return { closed: closed.match, open: open.match }
}

test('F1.12: a demo is scored by key on a phone, submitted, closed and opened again; scores then stand side by side', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff', { viewport: { width: 390, height: 844 } })
  const { closed, open } = await twoMatches(staff)

  await test.step('each row has its score by one key, and all of them are kept', async () => {
    await staff.goto(`/card/${open}/demo`)
    const rows = staff.getByRole('radiogroup')
    await expect(rows.first()).toBeVisible()
    await expectAccessible(staff)
    const count = await rows.count()
    await rows.first().getByRole('radio').first().focus()
    for (let row = 0; row < count; row++) {
      await staff.keyboard.press(String(row % 5))
      await staff.keyboard.press('ArrowDown')
    }
    await expect(staff.getByText(`Opgeslagen · ${count} van ${count} rijen`)).toBeVisible()
    await staff.getByRole('button', { name: 'Indienen' }).click()
    await expect(staff.getByText('Ingediend', { exact: true })).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('who asks knows nothing of it', async () => {
    const asker = await personIn(browser, 'enduser')
    const { demo } = await ask<DemoScript>(asker, '/api/demo/script', { parent: open })
    expect(demo).toEqual({ mayClose: false })
  })

  await test.step('staff close it, and take that back', async () => {
    await staff.getByRole('button', { name: 'Afsluiten' }).click()
    await expect(staff.getByText('Demonstratie afgesloten')).toBeVisible()
    await staff.getByRole('button', { name: 'Ongedaan maken' }).last().click()
    await expect(staff.getByRole('button', { name: 'Terugnemen' })).toBeVisible()
    await staff.getByRole('button', { name: 'Terugnemen' }).click()
    await expect(staff.getByRole('radiogroup').first()).toBeVisible()
  })

  await test.step('of a closed one the scores of three people stand side by side', async () => {
    await staff.goto(`/card/${closed}/demo`)
    await expect(staff.getByText(/van 100, het gemiddelde van 3 personen/)).toBeVisible()
    await expectAccessible(staff)
    await staff.getByRole('button', { name: 'Gesprek vastleggen' }).click()
    await expectAccessible(staff)
    expect(await staff.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})

test('F1.12: the script of a dossier stands with its rows, to print', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const { closed } = await twoMatches(staff)
  const { dossier, rows } = await ask<DemoScript>(staff, '/api/demo/script', { parent: closed })
  await staff.goto(`/card/${dossier}/script`)
  await expect(staff.getByRole('row')).toHaveCount(rows.length + 1)
  await expectAccessible(staff)
})
