import { type AnyItem, amountsFor } from '@schakel/domain'
import { useTranslation } from 'react-i18next'
import { isOn, itemsIn, numberIn, textIn } from '../../entities/items/read.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { formatMoney } from '../../ui/format.ts'
import { Text } from '../../ui/layout/Text.tsx'

/** What a folded match still says in one line: what it brings, whether the supplier sees it, and the last word. */
export function MatchSummary({ match }: { readonly match: AnyItem }) {
  const { t } = useTranslation('matches')
  const words = useWords()
  const { kind } = useViewer()
  const amount = numberIn(amountsFor(kind, match), '$amount')
  const last = itemsIn(match, '_comments').toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))[0]
  const said = [
    ...(amount === undefined ? [] : [formatMoney(amount)]),
    isOn(match, '$open') ? t('open') : t(isOn(match, '$visible') ? 'openOff' : 'visibleOff'),
    ...(last ? [`“${titleOf(last, words)}”`] : []),
  ]
  return (
    <Text as="p" size="md" tone="muted" truncate>
      {said.join(' · ')}
    </Text>
  )
}

function dateOf(comment: AnyItem): string {
  return textIn(comment, 'date') ?? ''
}
