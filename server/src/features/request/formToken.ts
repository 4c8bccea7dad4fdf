import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Nobody fills in three tabs faster than this, ms. */
export const FORM_AFTER_MS = 4000
/** A form that stayed open longer is fetched anew, ms. */
const FORM_MOST_MS = 24 * 3_600_000

/** A form that says itself when it was fetched, and that nobody else can make (D18). */
export function newForm(secret: string, now: Date): string {
  const said = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${said}.${markOf(secret, said)}`
}

/** How old a form is, ms; nothing for one that was not made here or that is too old. */
export function ageOfForm(secret: string, form: string, now: Date): number | undefined {
  const [at = '', random = '', mark = ''] = form.split('.')
  const expected = Buffer.from(markOf(secret, `${at}.${random}`))
  const given = Buffer.from(mark)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const age = now.getTime() - Number.parseInt(at, 36)
  return age >= 0 && age <= FORM_MOST_MS ? age : undefined
}

function markOf(secret: string, said: string): string {
  return createHmac('sha256', secret).update(`request:${said}`).digest('base64url')
}
