import type { AnyItem } from '@schakel/domain'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'

/** Invites a person to an account of their own, by mail (D8.8); the server decides who may. */
export function useInvite(): (person: AnyItem) => Promise<void> {
  const { t } = useTranslation('items')
  const fail = useFailure()
  return async ({ _id }) => {
    try {
      const { email } = await call<{ email: string }>('/api/auth/invite', { person: _id })
      notifySuccess(t('invited', { email }))
    } catch (error) {
      // The server alone knows whose the organisation is besides; which other spaces those are it does not say (D6).
      const refused = isApiError(error, 422) ? error.errors.find(({ code }) => code === 'superInvites') : undefined
      if (refused) notifyError(refused.message)
      else fail(error)
    }
  }
}
