import type { Page } from 'playwright-core'
import type { Filled } from '../data/fill.ts'

/** A screen that somebody opens with an empty browser. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** Waits until what one comes for can be read and used. */
  readonly ready: (page: Page) => Promise<void>
  /** What one does first there, by keyboard and pointer. */
  readonly act?: (page: Page) => Promise<void>
  /** Whether it is opened without having logged in. */
  readonly isOpen?: boolean
}

const heading = (page: Page, name?: string | RegExp) =>
  page
    .getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) })
    .first()
    .waitFor()

/** The screens of an organisation's day, on the filled database. */
export function screensOn({ leads }: Filled): Screen[] {
  return [
    {
      name: 'login form',
      path: '/login',
      isOpen: true,
      ready: (page) => page.locator('input[type=password]').waitFor(),
      act: (page) => page.locator('input[name=username]').pressSequentially('staff'),
    },
    {
      name: 'dashboard',
      path: '/',
      ready: (page) => heading(page),
      act: async (page) => {
        await page.getByRole('button', { name: 'Zoeken' }).click()
        await page.getByRole('searchbox').first().pressSequentially('zilver')
      },
    },
    {
      name: 'list',
      path: '/list?type=lead',
      ready: (page) => page.getByRole('row').nth(5).waitFor(),
      act: async (page) => {
        await page.getByRole('button', { name: 'Sorteer op Plaats' }).click()
        await page.getByRole('row').nth(5).waitFor()
        await page.getByRole('row').nth(2).getByRole('checkbox').check()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('PageDown')
      },
    },
    {
      name: 'card of an organisation',
      path: `/card/${leads[3]}`,
      ready: async (page) => {
        await heading(page)
        await page.getByRole('region', { name: 'Dossiers' }).waitFor()
      },
      act: async (page) => {
        await page.getByRole('button', { name: 'Bewerken' }).first().click()
        await page.getByRole('dialog').getByLabel(/^Naam/).first().pressSequentially(' aan zee')
      },
    },
    {
      name: 'search',
      path: '/search/hotel',
      ready: (page) => heading(page),
      act: (page) => page.getByRole('main').getByRole('button', { name: 'Eindgebruikers' }).click(),
    },
    {
      name: 'agenda',
      path: '/calendar',
      ready: (page) => heading(page, 'Agenda'),
      act: (page) =>
        page
          .getByRole('button', { name: /^Volgende/ })
          .first()
          .click(),
    },
    {
      name: 'statistics',
      path: '/stats',
      ready: (page) => heading(page, 'Statistieken'),
      act: (page) => page.getByRole('button', { name: 'Exporteren' }).click(),
    },
    {
      name: 'messages',
      path: '/messages',
      ready: (page) => heading(page, 'Berichten'),
      act: (page) => page.getByLabel('Zoek in berichten').pressSequentially('kassa'),
    },
    {
      name: 'chat',
      path: '/chat',
      ready: (page) => heading(page, 'Chat'),
      act: (page) => page.getByLabel('Zoek een gesprek').pressSequentially('zilver'),
    },
    {
      name: 'settings',
      path: '/settings',
      ready: (page) => heading(page, 'Instellingen'),
      act: (page) => page.getByRole('region', { name: 'Profiel' }).getByLabel('Naam').pressSequentially(' de Wit'),
    },
  ]
}
