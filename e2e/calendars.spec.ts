import { expect } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { personIn } from './lib/people.ts'

test('D14: a calendar file is looked at and taken over, and the agenda read by a secret address until it is revoked', async ({
  browser,
}) => {
  const staff = await personIn(browser, 'staff')
  const stamp = Date.now()
  const name = `Bezoek ${stamp}`
  const day = new Date(stamp + 3 * 86_400_000).toISOString().slice(0, 10)
  const at = day.replaceAll('-', '')
  const ics = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Elders//NL',
    'BEGIN:VEVENT',
    `UID:${stamp}@elders.example`,
    `DTSTAMP:${at}T000000Z`,
    `DTSTART:${at}T100000Z`,
    `DTEND:${at}T110000Z`,
    `SUMMARY:${name}`,
    'LOCATION:Utrecht',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const choose = () =>
    staff
      .locator('input[type=file]')
      .setInputFiles({ name: 'agenda.ics', mimeType: 'text/calendar', buffer: Buffer.from(ics) })
  const dialog = staff.getByRole('dialog', { name: 'Agendabestand overnemen' })

  await test.step('first what would come of it, then done; again it is the same', async () => {
    await staff.goto(`/calendar?view=day&day=${day}`)
    await expect(staff.getByRole('button', { name: 'Agendabestand' })).toBeVisible()
    await choose()
    await expect(dialog.getByText('1 afspraak in het bestand, waarvan 1 nieuw of gewijzigd.')).toBeVisible()
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: 'Overnemen' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(staff.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible()
    await choose()
    await expect(dialog.getByText('Al overgenomen')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Overnemen' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Sluiten' }).click()
  })

  await test.step('the secret address gives the agenda to a calendar program, until it is revoked', async () => {
    await staff.goto('/settings')
    const section = staff.locator('#calendars')
    await section.getByRole('button', { name: 'Geheim adres maken' }).click()
    const field = section.getByLabel('Geheim adres van uw agenda')
    await expect(field).toHaveValue(/\/api\/agenda\/feed\/[\w-]+\.ics$/)
    await expectAccessible(staff)
    const address = new URL(await field.inputValue()).pathname
    const program = await browser.newContext()
    const read = async () => (await program.request.get(address)).text()
    expect((await read()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`)
    await section.getByRole('button', { name: 'Adres intrekken' }).click()
    await section.getByRole('button', { name: 'Het oude stopt meteen. Zeker?' }).click()
    await expect(section.getByRole('button', { name: 'Geheim adres maken' })).toBeVisible()
    expect((await program.request.get(address)).status()).toBe(404)
  })

  await test.step('an address inside the network is refused where it was typed, as any that holds no calendar', async () => {
    const section = staff.locator('#calendars')
    await section.getByLabel('Naam').fill('Binnen')
    await section.getByLabel('ICS-adres').fill('http://127.0.0.1:8009/x.ics')
    await section.getByRole('button', { name: 'Meelezen' }).click()
    await expect(section.getByText('Op dit adres kunnen we geen agenda lezen')).toBeVisible()
    await expectAccessible(staff)
  })
})
