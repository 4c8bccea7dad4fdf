import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { call } from '../../api/call.ts'
import { isPutAway } from '../../entities/viewer/passkeySupport.ts'

/** Lets this device make a passkey; answers the recovery codes that came with the first factor. */
export async function addPasskey(password: string): Promise<readonly string[] | undefined> {
  const { key, options } = await call<{ key: string; options: PublicKeyCredentialCreationOptionsJSON }>(
    '/api/auth/passkey/start',
    { password },
  )
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const response = await startRegistration({ optionsJSON: options })
    const { recovery } = await call<{ recovery: string[] }>('/api/auth/passkey/add', {
      key,
      name: deviceName(),
      response,
    })
    return recovery
  } catch (error) {
    if (isPutAway(error)) return undefined
    throw error
  }
}

function deviceName(): string {
  const agent = navigator.userAgent
  const system = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'CrOS', 'Linux'].find((name) => agent.includes(name))
  return system ? `Passkey · ${system}` : 'Passkey'
}
