import type { LocationRewrite } from '@tanstack/react-router'
import { type Locale, withLocale, withoutLocale } from '../texts/locale.ts'

/** Takes the language prefix off an address as it comes in and puts it on as it goes out, so that the routes know no language (D1.2). */
export function rewriteFor(locale: Locale): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = withoutLocale(url.pathname)
      return url
    },
    output: ({ url }) => {
      url.pathname = withLocale(url.pathname, locale)
      return url
    },
  }
}
