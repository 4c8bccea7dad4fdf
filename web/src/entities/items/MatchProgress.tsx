import { type AnyItem, hexOf, matchStatuses } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './MatchProgress.module.css'
import { itemsIn, textIn } from './read.ts'

/** How the matches of a dossier stand: a segment each in the colour of its status, and in words. Nothing without matches. */
export function MatchProgress({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('items')
  const words = useWords()
  const order = Object.keys(matchStatuses.entries)
  const statuses = itemsIn(dossier, '_matches')
    .flatMap((match) => textIn(match, '$status') ?? [])
    .toSorted((a, b) => order.indexOf(b) - order.indexOf(a))
  if (statuses.length === 0) return null
  const parts = [...new Set(statuses)].map((status) => {
    const count = statuses.filter((one) => one === status).length
    return `${count} ${words.status('match', status).toLowerCase()}`
  })
  return (
    <Stack gap={1}>
      <Row as="span" gap={0.5} align="stretch" aria-hidden="true">
        {statuses.map((status, index) => (
          <Text
            as="span"
            grow
            corners="xs"
            // biome-ignore lint/suspicious/noArrayIndexKey: segments of one status are alike
            key={index}
            className={classes.segment}
            style={{ '--item-color': hexOf(entryOf(status)) }}
          />
        ))}
      </Row>
      <Hint as="span">
        {t('matchCount', { count: statuses.length })}: {parts.join(', ')}
      </Hint>
    </Stack>
  )
}

function entryOf(status: string): string | undefined {
  return Object.entries(matchStatuses.entries).find(([name]) => name === status)?.[1].colour
}
