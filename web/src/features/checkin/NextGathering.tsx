import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import type { AnyItem } from '../../api/types.ts'
import { useLocale } from '../../texts/i18n.ts'
import { formatLongDate } from '../../ui/format.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { textIn } from '../items/read.ts'
import classes from './NextGathering.module.css'

interface Next {
  readonly activity: AnyItem | null
  readonly registered: number
  readonly present: number
}

/** The registrations card of the dashboard (S2.11, D12): the next gathering, with the way to its check-in. */
export default function NextGathering() {
  const { t } = useTranslation('checkin')
  const locale = useLocale()
  const { data, isPending } = useQuery({
    queryKey: ['checkin-next'],
    queryFn: ({ signal }) => call<Next>('/api/checkin/next', {}, { signal }),
  })
  // A mark that it may still come: without one its room is closed.
  if (isPending) return <i />
  if (!data?.activity) return null
  const { activity, registered, present } = data
  const date = textIn(activity, 'date')
  return (
    <Link to="/checkin/$" params={{ _splat: activity._id.replace('activity/', '') }} className={classes.card}>
      <TypeIcon type="activity" tile />
      <span className={classes.texts}>
        <span className={classes.label}>{t('next')}</span>
        <strong className={classes.name}>{textIn(activity, 'name')}</strong>
        <span className={classes.date}>{date && formatLongDate(date, locale)}</span>
      </span>
      <span className={classes.count}>
        {present > 0 ? t('nextCount', { present, registered }) : t('nextRegistered', { count: registered })}
      </span>
      <span className={classes.go}>
        {t('open')}
        <IconChevronRight size={18} aria-hidden="true" />
      </span>
    </Link>
  )
}
