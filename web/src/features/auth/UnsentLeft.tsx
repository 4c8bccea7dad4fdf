import { IconCloudUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { UnsentCounts } from './useUnsentLeft.ts'

interface UnsentLeftProps {
  readonly left: UnsentCounts
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** Not all that one wrote has reached the server: nothing of it is lost, and nothing of it left behind, unasked. */
export function UnsentLeft({ left: { notes, chats, checkins, plannings, files }, onAgain, onLeave }: UnsentLeftProps) {
  const { t } = useTranslation('notes')
  const navigate = useNavigate()
  const actions = (
    <>
      <Button tone="brand" onClick={onAgain}>
        {t('unsent.again')}
      </Button>
      <Button onClick={() => void navigate({ to: '/' })}>{t('unsent.stay')}</Button>
      <Button tone="plain" onClick={onLeave}>
        {t('unsent.leave')}
      </Button>
    </>
  )
  return (
    <div role="alert">
      <EmptyState icon={<IconCloudUpload size={28} stroke={1.6} />} title={t('unsent.title')} action={actions}>
        {notes > 0 && <p>{t('unsent.notes', { count: notes })}</p>}
        {chats > 0 && <p>{t('unsent.chats', { count: chats })}</p>}
        {checkins > 0 && <p>{t('unsent.checkins', { count: checkins })}</p>}
        {plannings > 0 && <p>{t('unsent.plannings', { count: plannings })}</p>}
        {files > 0 && <p>{t('unsent.files', { count: files })}</p>}
        <p>{t('unsent.text')}</p>
      </EmptyState>
    </div>
  )
}
