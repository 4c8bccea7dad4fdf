import { hasPasskeys } from '../../entities/viewer/passkeySupport.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'

interface OtherWaysProps {
  readonly isBusy: boolean
  readonly onPasskey: () => void
  /** How the identity provider is called, where there is one (D16). */
  readonly provider: string | undefined
  readonly onProvider: () => void
}

/** Logging in without a password: by a passkey, or at the identity provider. */
export function OtherWays({ isBusy, onPasskey, provider, onProvider }: OtherWaysProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      {hasPasskeys() && (
        <button type="button" className={form.other} aria-disabled={isBusy} onClick={onPasskey}>
          {t('byPasskey')}
        </button>
      )}
      {provider && (
        <button type="button" className={form.other} aria-disabled={isBusy} onClick={onProvider}>
          {t('byProvider', { provider })}
        </button>
      )}
    </>
  )
}
