import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { test } from './lib/journey.ts'
import { failOnErrors, personIn } from './lib/people.ts'

interface Gathering {
  readonly activity: string
  readonly name: string
  readonly guest: string
  readonly email: string
}

/** A knowledge day of tomorrow with three people of a lead, made by staff as their forms would. */
async function aGathering(staff: Page): Promise<Gathering> {
  const stamp = Date.now()
  const email = `gast.${stamp}@lepeltje.example`
  const name = `Kennisdag ${stamp}`
  const made = await staff.evaluate(
    async ({ day, title, address, mark }) => {
      const post = async (path: string, body: object) =>
        (
          await fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json()
      const save = async (item: object, parent: string) => String((await post('/api/space/save', { item, parent }))._id)
      const [space] = await post('/api/space/search', { feed: 'space', page_size: 1 })
      const [lead] = await post('/api/space/search', { feed: 'lead', q: 'Hotel Chariot', page_size: 1 })
      const activity = await save(
        { _type: 'activity', name: title, $role: 'Kennisdag', date: day, location: 'Zaal 2' },
        space._id,
      )
      for (const [who, email] of [
        ['Aukje Deurwaarder', address],
        ['Bastiaan Zitplaats', `b${mark}@lepeltje.example`],
        ['Carolien Laatkomer', `c${mark}@lepeltje.example`],
      ]) {
        const person = await save({ _type: 'person', name: who, email, gender: 'unknown' }, lead._id)
        await post(`/api/space/edge/CONTACTS/${activity}/${person}`, {
          props: { $registered: new Date().toISOString() },
        })
      }
      return activity
    },
    { day: new Date(stamp + 86_400_000).toISOString(), title: name, address: email, mark: stamp },
  )
  return { activity: made, name, guest: 'Aukje Deurwaarder', email }
}

const counter = (page: Page) => page.getByRole('region', { name: 'Opkomst' })
const line = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name} is aanwezig` })

async function visitorIn(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  failOnErrors(page)
  return page
}

test('S2.11, D12: attendance on two devices, by a visitor, and on without a connection', async ({ browser }) => {
  const door = await personIn(browser, 'staff')
  const { activity, name, guest, email } = await aGathering(door)
  const hall = await personIn(browser, 'staff')

  await test.step('from the card of the activity to its check-in', async () => {
    await door.goto(`/card/${activity}`)
    await door.getByRole('link', { name: 'Inchecken' }).click()
    await expect(door.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(counter(door)).toContainText('0 van 3 aangemeld')
    await expectAccessible(door)
    await hall.goto(`/checkin/${activity.replace('activity/', '')}`)
    await expect(counter(hall)).toContainText('0 van 3 aangemeld')
  })

  await test.step('found by name and ticked off, seen on the other device', async () => {
    await door.getByRole('searchbox', { name: 'Zoek op naam of organisatie' }).fill('aukj')
    await expect(door.getByRole('checkbox')).toHaveCount(1)
    await line(door, guest).check()
    await expect(counter(door)).toContainText('1 van 3 aangemeld')
    await expect(counter(hall)).toContainText('1 van 3 aangemeld')
    await expect(line(hall, guest)).toBeChecked()
    await door.getByRole('searchbox', { name: 'Zoek op naam of organisatie' }).fill('')
    await door.getByRole('button', { name: `Gasten, consumpties en BOB van ${guest}` }).click()
    await door.getByRole('group', { name: 'Gasten' }).getByRole('button', { name: 'Eén meer' }).click()
    await door.getByRole('switch', { name: 'Is de BOB' }).check()
    await expect(counter(hall)).toContainText('+ 1 gast')
    await expectAccessible(door)
  })

  await test.step('without a connection ticking goes on, waits visibly, and arrives once', async () => {
    await door.context().setOffline(true)
    await line(door, 'Bastiaan Zitplaats').check()
    await expect(counter(door)).toContainText('1 wacht op verbinding')
    await door.getByRole('button', { name: 'Inloop toevoegen' }).first().click()
    await door.getByRole('textbox', { name: 'Naam', exact: true }).fill('Dirkje Inloper')
    await door.getByRole('button', { name: 'Toevoegen en afvinken' }).click()
    await expect(counter(door)).toContainText('2 wachten op verbinding')
    await expect(counter(door)).toContainText('3 van 4 aangemeld')
    await expect(counter(hall)).toContainText('1 van 3 aangemeld')
    await door.context().setOffline(false)
    await expect(counter(hall)).toContainText('3 van 4 aangemeld', { timeout: 30_000 })
    await expect(counter(door)).toContainText('Alles is bijgewerkt', { timeout: 30_000 })
    await expect(line(door, 'Dirkje Inloper')).toBeChecked()
    await expect(line(hall, 'Dirkje Inloper')).toHaveCount(1)
  })

  const phone = await visitorIn(browser)
  await test.step('a visitor checks in with the code, without an account', async () => {
    await line(door, guest).uncheck()
    await expect(counter(hall)).toContainText('2 van 4 aangemeld')
    await door.getByRole('button', { name: 'QR-code' }).click()
    await expect(door.getByRole('img', { name: /^QR-code/ })).toBeVisible()
    await expectAccessible(door)
    const address = await door.getByRole('link', { name: 'Open de pagina voor bezoekers' }).getAttribute('href')
    await phone.goto(String(address))
    await expect(phone).toHaveTitle('Check in · Kenniscentrum Horeca Software')
    await expect(phone.getByText(name)).toBeVisible()
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Ik ben er' }).click()
    await expect(phone.getByText('Vul een e-mailadres in')).toBeVisible()
    await phone.getByLabel('E-mailadres').fill('niemand@lepeltje.example')
    await phone.getByRole('button', { name: 'Ik ben er' }).click()
    const known = phone.getByRole('heading', { name: 'Welkom!' })
    await expect(known).toBeVisible()
    await expect(counter(hall)).toContainText('2 van 4 aangemeld')
    await phone.getByRole('button', { name: 'Nog iemand inchecken' }).click()
    await phone.getByLabel('E-mailadres').fill(email)
    await phone.keyboard.press('Enter')
    await expect(known).toBeVisible()
    await expectAccessible(phone)
    await expect(counter(hall)).toContainText('3 van 4 aangemeld')
    await phone.getByRole('button', { name: 'English' }).click()
    await expect(phone.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
    await expect(phone).toHaveURL(/\/en\/checkin\//)
  })

  await test.step('the dashboard leads to the next gathering, and a false key to nothing', async () => {
    await hall.goto('/')
    await hall.getByRole('link', { name: /^Volgende bijeenkomst/ }).click()
    await expect(counter(hall)).toBeVisible()
    await phone.goto(`/checkin/${activity.replace('activity/', '')}?key=verzonnen`)
    await expect(phone.getByRole('heading', { name: 'Deze code werkt niet meer' })).toBeVisible()
    await expectAccessible(phone)
  })
})
