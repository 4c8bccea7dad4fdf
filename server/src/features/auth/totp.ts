import { qrOf } from '../../qrOf.ts'
import { readTotp, spendTotpStep, startTotp } from '../../store/auth/factors.ts'
import type { Store } from '../../store/store.ts'

/** Read with the first code: a start does not wait for it. */
const totp = () => import('otplib')

/** A clock may be this far off, seconds: one code before or after. */
const TOLERANCE = 30
/** So long after the first code another one confirms the app once more, ms. */
const AGAIN_MS = 600_000

/** What an authenticator app is given; nothing where one is in use already. */
export async function newTotp(store: Store, user: string, { issuer, label }: { issuer: string; label: string }) {
  const { generateSecret, generateURI } = await totp()
  const secret = generateSecret()
  if (!(await startTotp(store, user, secret))) return undefined
  const uri = generateURI({ issuer, label, secret })
  return { secret, uri, qr: await qrOf(uri, 1) }
}

/** Whether a code is that of now; each is taken once. `isNew`: it confirms an app that does not count yet. */
export async function spendCode(store: Store, user: string, code: string, isNew: boolean): Promise<boolean> {
  const kept = await readTotp(store, user)
  return kept !== undefined && (kept.confirmed === null) === isNew && isRightNow(store, user, kept.secret, code)
}

/** Whether a code confirms an app: the first one, or one that comes soon after it, since the answer to that may be lost (D2.4). */
export async function confirmByCode(store: Store, user: string, code: string): Promise<boolean> {
  const kept = await readTotp(store, user)
  const isLate = kept?.confirmed && store.settings.clock().getTime() - kept.confirmed.getTime() >= AGAIN_MS
  return kept !== undefined && !isLate && isRightNow(store, user, kept.secret, code)
}

async function isRightNow(store: Store, user: string, secret: string, code: string): Promise<boolean> {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return false
  const epoch = Math.floor(store.settings.clock().getTime() / 1000)
  const { verify } = await totp()
  const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE })
  if (!result.valid || !('timeStep' in result) || typeof result.timeStep !== 'number') return false
  return spendTotpStep(store, user, result.timeStep)
}
