import { type AnyItem, amountsOf, isEmpty } from '@schakel/domain'
import type { ShownField } from '../../entities/forms/shape.ts'
import { useEditable } from '../../entities/inplace/editable.ts'
import { InPlace } from '../../entities/inplace/InPlace.tsx'
import { Unfilled } from '../../entities/inplace/Unfilled.tsx'
import { useSteps } from '../../entities/inplace/useSteps.ts'
import { FactLine } from '../../entities/items/page/FactLine.tsx'
import { numberIn, textIn } from '../../entities/items/read.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Clamp } from '../../ui/Clamp.tsx'
import { formatMoney } from '../../ui/format.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { MatchNote } from './MatchCard.tsx'

/** What the centre enters of a match, each where it stands (S2.31, D2.3); the revenue follows from two of the amounts (D4.6). */
export function MatchFacts({ match }: { readonly match: AnyItem }) {
  const { t } = useTranslation('matches')
  const words = useWords()
  const editable = useEditable(match)
  const amounts = [...editable.values()].filter(({ name }) => isAmount(name))
  const texts = [...editable.values()].filter(({ name, field }) => field.kind === 'longText' && !isAmount(name))
  const isFilled = ({ name }: ShownField) => !isEmpty(match[name])
  const steps = useSteps([...amounts, ...texts.filter(isFilled), ...texts].map(({ name }) => name))
  const total = numberIn(match, '$amount')
  return (
    <Stack gap={2}>
      <Stack as="dl">
        {amounts.map((shown) => (
          <FactLine key={shown.name} label={words.field('match', shown.name)}>
            <InPlace item={match} shown={shown} steps={steps}>
              <Amount value={numberIn(match, shown.name)} />
            </InPlace>
          </FactLine>
        ))}
        <FactLine label={t('revenue')}>
          <Text as="span" weight="strong">
            <Amount value={total} />
          </Text>
        </FactLine>
      </Stack>
      {texts
        .filter((shown) => isFilled(shown) || steps.isOpen(shown.name))
        .map((shown) => (
          <div key={shown.name}>
            {shown.name !== NOTE && (
              <Text size="xs" weight="medium" tone="muted">
                {words.field('match', shown.name)}
              </Text>
            )}
            <InPlace item={match} shown={shown} steps={steps}>
              {shown.name === NOTE ? (
                <MatchNote match={match} />
              ) : (
                isFilled(shown) && <Clamp lines={3}>{textIn(match, shown.name) ?? ''}</Clamp>
              )}
            </InPlace>
          </div>
        ))}
      <Unfilled
        item={match}
        free={texts.filter((shown) => !isFilled(shown) && !steps.isOpen(shown.name))}
        onBegin={steps.begin}
      />
    </Stack>
  )
}

// It looks unlike all else, since super users alone read it.
const NOTE = 'matchnote'
const isAmount = (name: string) => amountsOf('match').includes(name)

function Amount({ value }: { readonly value: number | undefined }) {
  const { t } = useTranslation('items')
  return value === undefined ? (
    <Text as="span" tone="muted">
      {t('notEntered')}
    </Text>
  ) : (
    <Text as="span" digits>
      {formatMoney(value)}
    </Text>
  )
}
