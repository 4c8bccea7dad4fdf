import { IconRoute } from '@tabler/icons-react'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './Invitation.module.css'
import { keepToured, useIsNew } from './toured.ts'

/** Offers the tour to whoever is here for the first time, without standing in the way of what they came for. */
export function Invitation() {
  const { t } = useTranslation('tour')
  const viewer = useViewer()
  if (!useIsNew(viewer)) return null
  return (
    <Row
      as="section"
      gap={2}
      gapX={3}
      pad={2.5}
      padX={4}
      wrap
      ground="brand"
      corners="lg"
      className={classes.card}
      tall="row"
      aria-label={t('invite')}
    >
      <IconRoute size={24} stroke={1.7} aria-hidden="true" />
      <p className={classes.text}>
        <strong>{t('invite')}</strong> {t('inviteText')}
      </p>
      <Button
        tone="brand"
        size="sm"
        onClick={() => void import('./showTour.tsx').then(({ showTour }) => showTour(viewer))}
      >
        {t('start')}
      </Button>
      <Button tone="plain" size="sm" onClick={keepToured}>
        {t('notNow')}
      </Button>
    </Row>
  )
}
