import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyItem } from '../../api/types.ts'
import { textIn } from '../../entities/items/read.ts'
import { useLocale } from '../../texts/i18n.ts'
import { formatLongDate } from '../../ui/format.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import classes from './NextGathering.module.css'

interface GatheringProps {
  readonly activity: AnyItem
  readonly label: string
  readonly children?: ReactNode
}

/** The way to the check-in of an activity, with when it is and, between them, what more there is to say of it. */
export function Gathering({ activity, label, children }: GatheringProps) {
  const { t } = useTranslation('checkin')
  const locale = useLocale()
  const date = textIn(activity, 'date')
  return (
    <Link to="/checkin/$" params={{ _splat: activity._id.replace('activity/', '') }} className={classes.card}>
      <TypeIcon type="activity" tile />
      <span className={classes.texts}>
        <span className={classes.label}>{label}</span>
        <strong className={classes.name}>{textIn(activity, 'name')}</strong>
        <span className={classes.date}>{date && formatLongDate(date, locale)}</span>
      </span>
      {children}
      <span className={classes.go}>
        {t('open')}
        <IconChevronRight size={18} aria-hidden="true" />
      </span>
    </Link>
  )
}
