import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { hasPasskeys } from '../../entities/viewer/passkeySupport.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from '../../ui/Settings.module.css'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { addPasskey } from './addPasskey.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpSetup } from './TotpSetup.tsx'

interface Factors {
  readonly totp: boolean
  readonly recovery: number
  readonly passkeys: readonly { readonly _id: string; readonly name: string; readonly created: string }[]
}

type Doing = 'totp' | 'totpRemove' | 'passkey' | 'recovery' | { readonly passkey: string }
const KEY = ['factors'] as const

/** What is asked besides the password: codes of an app, passkeys, and recovery codes for when they are lost (D8.8). */
export function FactorsSection() {
  const { t } = useTranslation('settings')
  const cache = useQueryClient()
  const [doing, setDoing] = useState<Doing>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<Factors>('/api/auth/factors', {}, { signal }),
  })

  const done = (recovery: readonly string[] = []) => {
    setDoing(undefined)
    setCodes(recovery)
    void cache.invalidateQueries({ queryKey: KEY })
  }
  const cancel = () => setDoing(undefined)
  const ask = (
    Place: 'li' | 'div',
    name: string,
    label: string,
    work: (password: string) => Promise<readonly string[] | undefined>,
  ) => (
    <Place key={name}>
      <PasswordForm
        name={name}
        label={label}
        onCancel={cancel}
        onSubmit={async (password) => done(await work(password))}
      />
    </Place>
  )

  return (
    <SettingsSection id="factors" title={t('factors')} text={t('factorsText')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      ) : (
        <>
          {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
          <Stack as="ul" className={classes.lines}>
            <Row as="li" gap={3} pad={2.5} padX={0} justify="between" className={classes.line}>
              <div>
                <strong>{t('totp')}</strong> {data.totp && <Chip>{t('on')}</Chip>}
                <Hint>{t('totpText')}</Hint>
              </div>
              {!doing && (
                <Button writes="now" size="sm" onClick={() => setDoing(data.totp ? 'totpRemove' : 'totp')}>
                  {data.totp ? t('totpOff') : t('totpOn')}
                </Button>
              )}
            </Row>
            {doing === 'totp' && (
              <li>
                <TotpSetup onDone={done} onCancel={cancel} />
              </li>
            )}
            {doing === 'totpRemove' &&
              ask('li', 'totp-off', t('totpOff'), async (password) => {
                await call('/api/auth/totp/remove', { password })
                return undefined
              })}
            {data.passkeys.map(({ _id, name, created }) => (
              <Row key={_id} as="li" gap={3} pad={2.5} padX={0} justify="between" className={classes.line}>
                <div>
                  <strong>{name}</strong>
                  <Hint>
                    {t('passkeyAdded')} <DateText iso={created} form="date" />
                  </Hint>
                </div>
                {!doing && (
                  <Button
                    writes="now"
                    size="sm"
                    aria-label={t('passkeyRemoveOf', { name })}
                    onClick={() => setDoing({ passkey: _id })}
                  >
                    {t('remove')}
                  </Button>
                )}
              </Row>
            ))}
            {typeof doing === 'object' &&
              ask('li', 'passkey-off', t('remove'), async (password) => {
                await call('/api/auth/passkey/remove', { _id: doing.passkey, password })
                return undefined
              })}
          </Stack>
          {doing === 'passkey' && ask('div', 'passkey', t('passkeyAdd'), addPasskey)}
          {doing === 'recovery' &&
            ask('div', 'recovery', t('recoveryNew'), async (password) => {
              const { recovery } = await call<{ recovery: string[] }>('/api/auth/recovery', { password })
              return recovery
            })}
          {!doing && (
            <Cluster gap={2}>
              {hasPasskeys() && (
                <Button writes="now" onClick={() => setDoing('passkey')}>
                  {t('passkeyAdd')}
                </Button>
              )}
              {(data.totp || data.passkeys.length > 0) && (
                <Button writes="now" onClick={() => setDoing('recovery')}>
                  {t('recoveryLeft', { count: data.recovery })}
                </Button>
              )}
            </Cluster>
          )}
        </>
      )}
    </SettingsSection>
  )
}
