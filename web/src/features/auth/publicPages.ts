import { withoutLocale } from '../../texts/locale.ts'

/** Pages for who has not logged in, light as the login form. */
export const publicPages = ['/forgot', '/reset', '/invite', '/confirm', '/callback'] as const
export type PublicPage = (typeof publicPages)[number]

/** The public page of an address, in either language. */
export function publicPageOf(pathname: string): PublicPage | undefined {
  const path = withoutLocale(pathname).replace(/\/$/, '')
  return publicPages.find((page) => page === path)
}

export function isPublicPage(pathname: string): boolean {
  return publicPageOf(pathname) !== undefined
}
