import { expect, type Page } from '@playwright/test'
import type { DecisionSheet } from '@schakel/domain/calls'
import {
  decisionInputOf,
  drawFirmness,
  type FirmnessResult,
  firmnessInput,
  lenses,
  prepareFirmness,
  resultBytes,
} from '@schakel/domain/decision'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

async function ask<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } })
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true)
  return answer.json()
}

/** A dossier of the demo that three people weighed. */
async function aWeighedOne(page: Page): Promise<DecisionSheet> {
  const found = await ask<{ _id: string }[]>(page, '/api/space/search', {
    feed: 'dossier',
    status: 'match',
    page_size: 100,
  })
  for (const { _id: dossier } of found) {
    const sheet = await ask<DecisionSheet>(page, '/api/decision/read', { dossier })
    if (sheet.weighings.length > 1) return sheet
  }
  throw new Error('the demo has a weighed dossier')
}

test('F2.10, F2.19: a worker of the browser draws the same bytes as the server', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const sheet = await aWeighedOne(staff)
  const input = firmnessInput(decisionInputOf(sheet))
  if (!input) throw new Error('two or more to rank')
  const begun = staff.waitForEvent('worker')
  await staff.goto(`/card/${sheet.dossier}/weighing`)
  const url = (await begun).url()
  await expect(staff.getByText(/^Berekend over 10\.?000 trekkingen/)).toBeVisible()
  await expectAccessible(staff)
  const firmness = await prepareFirmness(input)
  for (const lens of lenses) {
    const here = drawFirmness(firmness, lens)
    if (!here) throw new Error('drawn')
    const there: FirmnessResult = await staff.evaluate(
      ({ url, task, draws }) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(url, { type: 'module' })
          worker.onerror = ({ message }) => reject(new Error(message))
          // It goes on once the first shares are on the page.
          worker.onmessage = ({ data }) => (data.draws === draws ? resolve(data) : worker.postMessage('shown'))
          worker.postMessage(task)
        }),
      { url, task: { input, lens }, draws: here.draws },
    )
    expect(resultBytes(there)).toBe(resultBytes(here))
    const { firmness: told } = await ask<{ firmness: FirmnessResult }>(staff, '/api/decision/firmness', {
      dossier: sheet.dossier,
      lens,
    })
    expect(resultBytes(told)).toBe(resultBytes(here))
  }
})

test('F2.15: on a phone a number of the outcome leads to the answer behind it, in sight', async ({ browser }) => {
  const staff = await personIn(browser, 'staff', { viewport: { width: 390, height: 844 } })
  const sheet = await aWeighedOne(staff)
  await staff.goto(`/card/${sheet.dossier}/weighing`)
  const change = staff.getByRole('region', { name: 'Wat moet er veranderen' })
  const better = change.getByRole('link', { name: /: (Nee|Deels|Gepland|Onbekend)$/i }).last()
  const key = (await better.textContent())?.split(':')[0] ?? ''
  await better.click()
  const answer = staff.getByRole('listitem').filter({ has: staff.getByText(key, { exact: true }) })
  await expect(answer).toBeFocused()
  await expect(answer.getByText(key, { exact: true })).toBeInViewport()
  await staff.goBack()
  await staff
    .getByRole('link', { name: /gegevens bekend$/ })
    .first()
    .click()
  await expect(staff.getByRole('button', { name: /^Onbekend/ })).toHaveAttribute('aria-pressed', 'true')
})

test('F2.9, F2.15: with a finger the reasons read as sentences, and all of the shares stands within a phone', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const sheet = await aWeighedOne(staff)
  await staff.goto(`/card/${sheet.dossier}/weighing`)
  const number = staff.getByRole('region', { name: 'Waarom deze uitslag' }).getByRole('button').first()
  const gap = await number.evaluate((button) => {
    const text = document.createRange()
    text.selectNodeContents(button)
    return button.getBoundingClientRect().width - text.getBoundingClientRect().width
  })
  expect(gap).toBeLessThan(2)
  const shares = staff.getByRole('region', { name: 'Hoe vaak elke leverancier op welke plaats komt' })
  await expect(shares).toContainText('%')
  expect(await shares.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
