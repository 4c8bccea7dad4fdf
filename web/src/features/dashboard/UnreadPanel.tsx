import type { Glance } from '@schakel/domain/calls'
import { IconEyeCheck } from '@tabler/icons-react'
import { ItemRow } from '../../entities/items/ItemRow.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { formatCount } from '../../ui/format.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Trends.module.css'

/** Matches of which the supplier reads text that nobody has read over since it changed (D20.9); nothing while there are none. */
export function UnreadPanel({ unread }: { readonly unread: Glance['unread'] | undefined }) {
  const { t } = useTranslation('glance')
  if (!unread || unread.total === 0) return null
  return (
    <Panel raised className={classes.late} padX={2.5} padTop={4} padBottom={2.5} aria-labelledby="unread-title">
      <Row as="header" gap={2.5} padX={2.5} padBottom={2}>
        <IconEyeCheck size={20} stroke={1.8} aria-hidden="true" />
        <Text id="unread-title" as="h2" grow size="lg" weight="bold">
          {t('unreadTitle')}
        </Text>
        <Chip tone="danger">{formatCount(unread.total)}</Chip>
      </Row>
      <ul className="sk-list">
        {unread.matches.slice(0, 4).map((item) => (
          <li key={item._id}>
            <ItemRow item={item} compact />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
