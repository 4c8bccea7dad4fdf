import type { Locator, Page } from '@playwright/test'

/** The form of an item, which stands over the page. */
export const dialogOf = (page: Page) => page.locator('[data-form-dialog]')

/** Opens the form of a new item of this type, by the name that the menu has for it. */
export async function addFromMenu(page: Page, type: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Iets nieuws toevoegen' }).click()
  await page.getByRole('menuitem', { name: type, exact: true }).click()
  return dialogOf(page)
}
