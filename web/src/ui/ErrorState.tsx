import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isApiError } from '../api/apiError.ts'
import { useTranslation } from '../texts/useTranslation.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { useErrorText } from './errorText.ts'
import { useOfflineHelp } from './offlineHelp.ts'

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
  readonly action?: ReactNode
  readonly compact?: boolean
}

/** Something failed: says what in plain words, and offers to try again. */
export function ErrorState({ error, onRetry, action, compact = false }: ErrorStateProps) {
  const { t } = useTranslation()
  const { title, text } = useErrorText()(error)
  const Help = useOfflineHelp()
  return (
    <>
      <div role="alert">
        <EmptyState
          compact={compact}
          icon={<IconPlugConnectedX size={compact ? 24 : 34} stroke={1.6} />}
          title={title}
          action={
            <>
              {onRetry && (
                <Button icon={<IconRefresh size={16} aria-hidden="true" />} onClick={onRetry}>
                  {t('retry')}
                </Button>
              )}
              {action}
            </>
          }
        >
          {text}
        </EmptyState>
      </div>
      {Help && !compact && isApiError(error, 0) && <Help />}
    </>
  )
}
