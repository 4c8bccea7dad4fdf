import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AnyItem } from '../../api/types.ts'
import { textIn } from '../../entities/items/read.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatLongDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
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
    <Link
      to="/checkin/$"
      params={{ _splat: activity._id.replace('activity/', '') }}
      className={classOf(['row'], {
        wrap: true,
        gap: 2,
        gapX: 4,
        pad: 3,
        padX: 4,
        surface: true,
        raised: true,
        plain: true,
        className: classes.card,
      })}
    >
      <TypeIcon type="activity" tile />
      <Stack as="span" fluid grow basis={56}>
        <Hint as="span">{label}</Hint>
        <Text as="strong" size="lg" weight="bold" breaks>
          {textIn(activity, 'name')}
        </Text>
        <Hint as="span" capital>
          {date && formatLongDate(date, locale)}
        </Hint>
      </Stack>
      {children}
      <Row as="span" gap={1} inline tone="brand" weight="strong">
        {t('open')}
        <IconChevronRight size={18} aria-hidden="true" />
      </Row>
    </Link>
  )
}
