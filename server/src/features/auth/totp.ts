import { generateSecret, generateURI, verify } from 'otplib'
import { toString as qrOf } from 'qrcode'
import { readTotp, spendTotpStep, startTotp } from '../../store/auth/factors.ts'
import type { Store } from '../../store/store.ts'

/** A clock may be this far off, seconds: one code before or after. */
const TOLERANCE = 30

/** What an authenticator app is given; nothing where one is in use already. */
export async function newTotp(store: Store, user: string, { issuer, label }: { issuer: string; label: string }) {
  const secret = generateSecret()
  if (!(await startTotp(store, user, secret))) return undefined
  const uri = generateURI({ issuer, label, secret })
  return { secret, uri, qr: await qrOf(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' }) }
}

/** Whether a code is that of now; each is taken once. `isNew`: the first one, which confirms the app. */
export async function spendCode(store: Store, user: string, code: string, isNew: boolean): Promise<boolean> {
  const kept = await readTotp(store, user)
  const token = code.replace(/\s/g, '')
  if (!kept || kept.isConfirmed === isNew || !/^\d{6}$/.test(token)) return false
  const epoch = Math.floor(store.settings.clock().getTime() / 1000)
  const result = await verify({ secret: kept.secret, token, epoch, epochTolerance: TOLERANCE })
  if (!result.valid || !('timeStep' in result) || typeof result.timeStep !== 'number') return false
  return spendTotpStep(store, user, result.timeStep)
}
