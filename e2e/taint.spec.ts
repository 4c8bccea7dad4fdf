import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './lib/barriers.ts'
import { isSeen, keptIn } from './lib/device.ts'
import { test } from './lib/journey.ts'
import { make, personIn } from './lib/people.ts'

const stamp = Date.now()
/** What identifies the asker; each is found nowhere else in the demo world. */
const taints = ['Quistelbroek', 'Drommelvaart', 'Vlimmerdonk', 'Ooipelterwold', 'Brankhorstel', '201234567', '69599084']

test('D7: a supplier opens every screen, and no byte that comes in says who asks', async ({ browser }) => {
  const staff = await personIn(browser, 'staff')
  const supplier = await personIn(browser, 'supplier')
  const me = async (page: Page) => (await (await page.request.get('/api/auth/user')).json()).user.organisation._id
  const [space, company] = [await me(staff), await me(supplier)]

  const lead = await make(staff, '/api/space/save', {
    item: {
      _type: 'lead',
      name: `Herberg Quistelbroek ${stamp}`,
      employees: 12,
      website: 'https://drommelvaart.example',
      email: 'info@drommelvaart.example',
      phone: '020 123 45 67',
      kvk: '69599084',
      address: { street: 'Vlimmerdonkstraat 47', zipcode: '9876 ZX', city: 'Ooipelterwold' },
    },
    parent: space,
  })
  await make(staff, '/api/space/save', {
    item: { _type: 'person', name: 'Ysolde Brankhorstel', gender: 'unknown', email: 'y@drommelvaart.example' },
    parent: lead,
  })
  const words =
    'Quistelbroek aan de Vlimmerdonkstraat 47, Ooipelterwold. Bel Brankhorstel, 020 123 45 67, drommelvaart.example, KvK 69599084.'
  const dossier = await make(staff, '/api/space/save', {
    item: { _type: 'dossier', name: 'ERP', users: 12, case: `<p>${words} Wij zoeken een kassa.</p>` },
    parent: lead,
  })
  const match = await make(staff, `/api/space/edge/MATCH/${dossier}/${company}`, {
    props: { $visible: true, $advise: words },
  })
  await make(staff, '/api/space/save', { item: { _type: 'comment', text: `<p>${words}</p>` }, parent: match })

  const heard: { readonly url: string; readonly text: string }[] = []
  supplier.on('response', async (response) => {
    const head = JSON.stringify(response.headers())
    const text = await response.text().catch(() => '')
    heard.push({ url: response.url(), text: `${head}\n${text}` })
  })
  supplier.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push({ url: socket.url(), text: payload.toString() })),
  )

  for (const path of [
    '/',
    `/card/${dossier}`,
    `/card/${match}`,
    `/card/${company}`,
    `/card/${space}`,
    '/list',
    '/list?type=dossier',
    '/messages',
    '/search/quistelbroek',
    '/search/kassa',
    '/settings',
    '/stats',
    '/calendar',
    '/chat',
    `/card/${lead}`,
  ]) {
    await supplier.goto(path)
    await supplier.waitForLoadState('networkidle')
    const shown = (await supplier.locator('main').innerText()).replace(/quistelbroek/g, '')
    expect([path, taints.filter((taint) => shown.toLowerCase().includes(taint.toLowerCase()))]).toEqual([path, []])
  }
  await supplier.goto(`/card/${dossier}`)
  await expect(supplier.getByText(/Wij zoeken een kassa/).first()).toBeVisible()
  await expectAccessible(supplier)
  // What the device keeps for when there is no connection says no more; what was searched for is the supplier's own word.
  await expect.poll(() => isSeen(supplier, `"key":["item","${dossier}"`)).toBe(true)
  const kept = (await keptIn(supplier)).seen.replace(/quistelbroek/g, '').toLowerCase()
  expect(taints.filter((taint) => kept.includes(taint.toLowerCase()))).toEqual([])
  expect(heard.length).toBeGreaterThan(50)
  const leaks = heard.flatMap(({ url, text }) => {
    const found = taints.filter((taint) => text.toLowerCase().includes(taint.toLowerCase()))
    return found.length > 0 ? [{ url, found }] : []
  })
  expect(leaks).toEqual([])
})
