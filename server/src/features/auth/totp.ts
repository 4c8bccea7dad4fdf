import { qrOf } from '../../qrOf.ts'
import { readTotp, spendTotpStep, startTotp } from '../../store/auth/factors.ts'
import type { Store } from '../../store/store.ts'

/** Read with the first code: a start does not wait for it. */
const totp = () => import('otplib')

/** A clock may be this far off, seconds: one code before or after. */
const TOLERANCE = 30

/** What an authenticator app is given; nothing where one is in use already. */
export async function newTotp(store: Store, user: string, { issuer, label }: { issuer: string; label: string }) {
  const { generateSecret, generateURI } = await totp()
  const secret = generateSecret()
  if (!(await startTotp(store, user, secret))) return undefined
  const uri = generateURI({ issuer, label, secret })
  return { secret, uri, qr: await qrOf(uri, 1) }
}

/** Whether a code is that of now; each is taken once. `isNew`: the first one, which confirms the app. */
export async function spendCode(store: Store, user: string, code: string, isNew: boolean): Promise<boolean> {
  const kept = await readTotp(store, user)
  const token = code.replace(/\s/g, '')
  if (!kept || kept.isConfirmed === isNew || !/^\d{6}$/.test(token)) return false
  const epoch = Math.floor(store.settings.clock().getTime() / 1000)
  const { verify } = await totp()
  const result = await verify({ secret: kept.secret, token, epoch, epochTolerance: TOLERANCE })
  if (!result.valid || !('timeStep' in result) || typeof result.timeStep !== 'number') return false
  return spendTotpStep(store, user, result.timeStep)
}
