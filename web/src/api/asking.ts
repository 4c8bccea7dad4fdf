import { localeOf } from '../texts/locale.ts'
import { asWhom } from './seeing.ts'

let account: string | undefined

/** Under whose session this page goes, or nobody's; also while it impersonates another. */
export function goAs(user?: string): void {
  account = user
}

export const accountHere = (): string | undefined => account

/** What every call says of itself: under whose session, as whom it looks, and in which language it reads. */
export function sayings(asMyself?: boolean): Readonly<Record<string, string>> {
  return {
    ...(asMyself ? {} : asWhom),
    ...(account && { 'x-account': account }),
    'accept-language': localeOf(location.pathname),
  }
}
