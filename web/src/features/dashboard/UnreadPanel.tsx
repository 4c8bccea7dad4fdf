import type { Glance } from '@schakel/domain/calls'
import { IconEyeCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ItemRow } from '../../entities/items/ItemRow.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Trends.module.css'

const SHOWN = 4

/** Matches of which the supplier reads text that nobody has read over since it changed (D20.9); nothing while there are none. */
export function UnreadPanel({ unread }: { readonly unread: Glance['unread'] | undefined }) {
  const { t } = useTranslation('glance')
  const [isAll, setAll] = useState(false)
  if (!unread || unread.total === 0) return null
  const { total, matches } = unread
  const isMore = matches.length > SHOWN && !isAll
  return (
    <Panel raised className={classes.late} padX={2.5} padTop={4} padBottom={2.5} aria-labelledby="unread-title">
      <Row as="header" gap={2.5} padX={2.5} padBottom={2}>
        <IconEyeCheck size={20} stroke={1.8} aria-hidden="true" />
        <Text id="unread-title" as="h2" grow size="lg" weight="bold">
          {t('unreadTitle')}
        </Text>
        <Chip tone="danger">{formatCount(total)}</Chip>
      </Row>
      <ul className="sk-list">
        {matches.slice(0, isAll ? undefined : SHOWN).map((item) => (
          <li key={item._id}>
            <ItemRow item={item} compact />
          </li>
        ))}
      </ul>
      {isMore && (
        <Button tone="plain" size="sm" onClick={() => setAll(true)}>
          {t('showMore')}
        </Button>
      )}
      {!isMore && total > matches.length && (
        <Hint padX={2.5} padTop={2}>
          {t('unreadRest', { shown: matches.length, number: formatCount(total) })}
        </Hint>
      )}
    </Panel>
  )
}
