import { IconCloudUpload } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { canGo, type UnsentCounts } from './useUnsentLeft.ts'

interface UnsentLeftProps {
  readonly left: UnsentCounts
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** Not all that one wrote has reached the server: nothing of it is lost, and nothing of it left behind, unasked. */
export function UnsentLeft({ left, onAgain, onLeave }: UnsentLeftProps) {
  const { notes, refusedNotes, chats, checkins, refused, plannings, files } = left
  const { t } = useTranslation('notes')
  const navigate = useNavigate()
  const actions = (
    <>
      {canGo(left) && (
        <Button tone="brand" onClick={onAgain}>
          {t('unsent.again')}
        </Button>
      )}
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
        {refusedNotes.length > 0 && <p>{t('unsent.refusedNotes', { count: refusedNotes.length })}</p>}
        {refusedNotes.map((dossier) => (
          <p key={dossier}>
            <Link to="/card/$" params={{ _splat: dossier }}>
              {t('unsent.toRefusedNote')}
            </Link>
          </p>
        ))}
        {chats > 0 && <p>{t('unsent.chats', { count: chats })}</p>}
        {checkins > 0 && <p>{t('unsent.checkins', { count: checkins })}</p>}
        {refused.length > 0 && <p>{t('unsent.refused', { count: refused.length })}</p>}
        {[...new Set(refused)].map((activity) => (
          <p key={activity}>
            <Link to="/checkin/$" params={{ _splat: activity.replace('activity/', '') }}>
              {t('unsent.toRefused')}
            </Link>
          </p>
        ))}
        {plannings > 0 && <p>{t('unsent.plannings', { count: plannings })}</p>}
        {files > 0 && <p>{t('unsent.files', { count: files })}</p>}
        <p>{t('unsent.text')}</p>
      </EmptyState>
    </div>
  )
}
