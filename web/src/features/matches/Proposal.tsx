import type { AnyItem } from '@schakel/domain'
import { StatusButton } from '../../entities/history/StatusButton.tsx'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { endOf } from '../../entities/items/matchOf.ts'
import { useItem } from '../../entities/items/queries.ts'
import { faceOf, textIn } from '../../entities/items/read.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Clamp } from '../../ui/Clamp.tsx'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Answer } from './Answer.tsx'
import { AnswersLink } from './AnswersLink.tsx'
import classes from './Matches.module.css'
import { MatchMoney } from './MatchMoney.tsx'

interface ProposalProps {
  readonly known: AnyItem
  /** In a row that says who it is and where it stands. */
  readonly isInRow?: boolean
}

/** A proposed supplier with the answer to it. */
export function Proposal({ known, isInRow = false }: ProposalProps) {
  const { t } = useTranslation('matches')
  const words = useWords()
  const { data } = useItem(known._id)
  const match: AnyItem = data ? { ...known, ...data } : known
  const seen = endOf(match, 'supplier')
  const card = useItem(seen?._id ?? '', 1, { enabled: seen !== undefined }).data
  const supplier = card ?? seen
  const name = (supplier && textIn(supplier, 'name')) ?? words.type('supplier')
  const description = supplier && textIn(supplier, 'description')
  const advise = textIn(match, '$advise')
  return (
    <Stack
      gap={3}
      aria-label={t('matchOf', { name })}
      {...(isInRow ? {} : { as: 'article', pad: 3, padX: 4, outlined: true })}
    >
      {!isInRow && (
        <Row gap={2} gapX={3} wrap>
          {supplier && <ItemAvatar {...faceOf(supplier)} size={42} />}
          <Text as="h3" fluid size="lg" weight="bold" breaks plainLinks grow basis={24}>
            <ItemLink id={supplier?._id}>{name}</ItemLink>
          </Text>
          <StatusButton item={match} size="md" />
        </Row>
      )}
      {description && <Clamp lines={3}>{description}</Clamp>}
      {advise && <Clamp lines={4}>{advise}</Clamp>}
      <AnswersLink match={match} />
      <Grid cols="2" align="start" gap={3} gapX={6} className={classes.columns}>
        <Answer match={match} name={name} />
        <MatchMoney match={match} />
      </Grid>
    </Stack>
  )
}
