import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { homeOf, make, personIn } from './lib/people.ts'

/** In the page: whether a choice is narrower than what it says. */
function isNarrower(choice: Element): boolean {
  const whole = choice.parentElement?.appendChild(choice.cloneNode(true))
  if (!(whole instanceof HTMLSelectElement) || !(choice instanceof HTMLSelectElement)) return true
  whole.value = choice.value
  whole.style.cssText = 'position: absolute; width: auto; field-sizing: content'
  const wanted = whole.offsetWidth
  whole.remove()
  return choice.offsetWidth < wanted
}

const answerTo = (page: Page, key: string) => page.getByRole('radiogroup', { name: `Antwoord op ${key}` })

test('F1.3, F1.5, F1.8, F1.11, F1.13: an end-user asks, a supplier answers by keyboard, staff check, and all compare', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const enduser = await personIn(browser, 'enduser', phone)
  const staff = await personIn(browser, 'staff')
  const supplier = await personIn(browser, 'supplier')
  const item = { _type: 'dossier', name: 'ERP', users: 12 }
  const dossier = await make(enduser, '/api/space/save', { item, parent: await homeOf(enduser) })
  const edge = `/api/space/edge/MATCH/${dossier}/${await homeOf(supplier)}`
  const match = await make(staff, edge, { props: { $visible: true } })
  await make(staff, `/api/space/update/${match}`, { props: { status: 'offered' } })

  await test.step('the end-user chooses from the set of its kind, on a phone', async () => {
    await enduser.goto(`/card/${dossier}/requirements`)
    await expect(enduser.getByRole('heading', { name: 'Kies een eisenlijst' })).toBeVisible()
    await expectAccessible(enduser)
    await enduser.getByRole('button', { name: /^Eisen aan ERP/ }).click()
    await expect(enduser.getByText(/^\d+ van 63 aangevinkt$/)).toBeVisible()
    await expectAccessible(enduser)
    await enduser.getByRole('button', { name: /^\d+ eisen overnemen$/ }).click()
    await expect(enduser.getByText(/De kassa werkt door zonder internet/)).toBeVisible()
    // What is chosen of a row stands there whole, also the longest word.
    const level = enduser.getByLabel('Niveau van ERP-01')
    await level.selectOption('could')
    expect(await level.evaluate(isNarrower)).toBe(false)
    await level.selectOption('must')
  })

  await test.step('frozen, the supplier reads and answers it by keyboard, and submits', async () => {
    await enduser.getByRole('button', { name: 'Vastzetten', exact: true }).click()
    await enduser.locator('form').getByRole('button', { name: 'Vastzetten', exact: true }).click()
    await expect(enduser.getByText('Versie 1', { exact: true })).toBeVisible()
    await supplier.goto(`/card/${match}/answers`)
    await answerTo(supplier, 'ERP-01').getByRole('radio').first().focus()
    await supplier.keyboard.press('1')
    await supplier.keyboard.press('ArrowDown')
    await supplier.keyboard.press('4')
    await expect(answerTo(supplier, 'ERP-01').getByRole('radio', { name: 'Ja' })).toBeChecked()
    await expect(answerTo(supplier, 'ERP-02').getByRole('radio', { name: 'Nee' })).toBeChecked()
    await expectAccessible(supplier)
    await supplier.getByRole('button', { name: /^Indienen/ }).click()
    await supplier
      .getByRole('region', { name: 'Indienen' })
      .getByRole('button', { name: /^Indienen/ })
      .click()
    await expect(supplier.getByText('2 antwoorden ingediend')).toBeVisible()
    await supplier.reload()
    // On a phone each word stands within its own choice.
    const wide = supplier.viewportSize() ?? { width: 1280, height: 800 }
    await supplier.setViewportSize({ width: 390, height: 844 })
    const choices = answerTo(supplier, 'ERP-01').getByRole('radio')
    await expect(choices).toHaveCount(4)
    const cut = () =>
      choices.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
    await expect.poll(cut).toEqual([])
    await supplier.setViewportSize(wide)
    await expect(answerTo(supplier, 'ERP-01').getByRole('radio', { name: 'Ja' })).toBeChecked()
  })

  await test.step('staff say what they found beside the claim, and the supplier reads why', async () => {
    await staff.goto(`/card/${match}/answers`)
    await staff.getByRole('button', { name: 'ERP-01 nakijken' }).click()
    const check = staff.getByRole('form', { name: 'ERP-01 nakijken' })
    await check.getByRole('radio', { name: 'Deels' }).click()
    await check.getByLabel(/^Reden/).fill('Alleen met een extra module')
    await expectAccessible(staff)
    await check.getByRole('button', { name: 'Oordeel bewaren' }).click()
    await expect(staff.getByText('Alleen met een extra module').first()).toBeVisible()
    await supplier.goto(`/card/${match}`)
    await expect(supplier.getByText('ERP-01: Alleen met een extra module').first()).toBeVisible()
    await supplier.goto(`/card/${match}/answers`)
    await supplier.getByRole('button', { name: /^Anders bevonden/ }).click()
    await supplier.getByRole('button', { name: 'Toelichting en bewijs bij ERP-01', exact: true }).click()
    await expect(supplier.getByText('Hierop kunt u één keer antwoorden.')).toBeVisible()
    await expectAccessible(supplier)
    await supplier.getByRole('button', { name: 'Antwoorden op wat bij ERP-01 is gevonden' }).click()
    await supplier
      .getByRole('textbox', { name: 'Antwoorden op wat bij ERP-01 is gevonden' })
      .fill('De module zit erbij')
    await supplier.getByRole('button', { name: 'Plaatsen', exact: true }).click()
    await expect(supplier.getByText('U heeft hierop geantwoord; dat kan één keer.')).toBeVisible()
    await staff.goto(`/card/${match}`)
    await expect(staff.getByText('De module zit erbij').first()).toBeVisible()
  })

  await test.step('the end-user compares, and what nobody answered is unknown', async () => {
    await enduser.goto(`/card/${dossier}/comparison`)
    await expect(enduser.getByText(/^63 van 63 eisen$|^\d+ van \d+ eisen$/)).toBeVisible()
    await enduser.getByRole('button', { name: /^Tegengesproken/ }).click()
    await expect(enduser.getByText('1 van', { exact: false }).first()).toBeVisible()
    await expectAccessible(enduser)
    await staff.goto(`/card/${dossier}/comparison`)
    await expect(staff.getByRole('grid')).toContainText('Onbekend')
    const [file] = await Promise.all([
      staff.waitForEvent('download'),
      staff.getByRole('button', { name: 'Exporteren' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  })
})
