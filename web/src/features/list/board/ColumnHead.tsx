import { definitionOf, type TypeName, worthOf } from '@schakel/domain'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { formatCount } from '../../../ui/format.ts'
import { iconOf } from '../../../ui/icons.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Money } from '../../../ui/Money.tsx'
import classes from './Board.module.css'
import type { Sum } from './useBoardCounts.ts'

interface ColumnHeadProps {
  readonly type: TypeName
  readonly status: string
  readonly sum: Sum
  /** Folded to its head. */
  readonly isFolded: boolean
  readonly onFold: () => void
  /** The id of its name. */
  readonly title: string
}

/** What a column is called, how many stand in it and what they are worth together: of all of it, and not of what was loaded. */
export function ColumnHead({ type, status, sum: { count, amount }, isFolded, onFold, title }: ColumnHeadProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const name = words.status(type, status)
  const entry = definitionOf(type).statuses?.entries[status]
  const Icon = iconOf(entry?.icon ?? (status === 'done' ? 'circle-check' : 'inbox'))
  const label = t(isFolded ? 'boardUnfold' : 'boardFold', { status: name })
  const Fold = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <Row gap={1} align="start" className={classes.head}>
      <Stack gap={0.5} grow fluid>
        <Row as="h2" gap={2} size="sm" weight="bold" className={classes.name} tall="sm">
          <Icon size={16} stroke={2} aria-hidden="true" />
          <Text id={title} as="span" grow truncate title={name}>
            {name}
          </Text>
          <Text as="span" tone="muted" weight="medium" digits>
            {count === undefined ? '' : formatCount(count)}
          </Text>
        </Row>
        {worthOf(type) && (
          <Text as="span" size="xs" tone="muted" digits title={t('boardWorth')} className={classes.worth}>
            {/* The line is there before its sum: the cards stand under it. */}
            {amount === undefined ? (
              '\u00a0'
            ) : (
              <>
                <span className="sk-hidden">{t('boardWorth')} </span>
                <Money amount={amount} />
              </>
            )}
          </Text>
        )}
      </Stack>
      <IconButton size="sm" label={label} title={label} aria-expanded={!isFolded} onClick={onFold}>
        <Fold size={16} stroke={1.9} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
