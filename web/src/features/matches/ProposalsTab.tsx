import type { AnyItem } from '@schakel/domain'
import { IconHourglass } from '@tabler/icons-react'
import { useRef } from 'react'
import { StatusButton } from '../../entities/history/StatusButton.tsx'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { endOf, matchesOf } from '../../entities/items/matchOf.ts'
import { useItem } from '../../entities/items/queries.ts'
import { faceOf, textIn } from '../../entities/items/read.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Clamp } from '../../ui/Clamp.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useScreenCommands } from '../../ui/screenCommands.ts'
import { Answer, results } from './Answer.tsx'
import { AnswersLink } from './AnswersLink.tsx'
import { MatchMoney } from './MatchMoney.tsx'
import classes from './ProposalsTab.module.css'
import { useToAnswer } from './useToAnswer.ts'

/** The suppliers that are proposed to who asks, side by side, each to be answered where it stands (S3.8, D6). */
export default function ProposalsTab({ item: dossier }: { readonly item: AnyItem }) {
  const { t } = useTranslation('matches')
  const proposed = matchesOf(dossier)
  const waiting = useToAnswer(dossier)
  const list = useProposalKeys()
  if (proposed.length === 0) {
    return (
      <EmptyState icon={<IconHourglass size={24} stroke={1.6} />} title={t('noneYet')}>
        {t('noneYetText')}
      </EmptyState>
    )
  }
  return (
    <Stack as="section" gap={3} fluid aria-label={t('proposed')}>
      <Text as="h2" size="lg" weight="bold">
        {waiting === undefined ? t('proposed') : waiting === 0 ? t('allAnswered') : t('toAnswer', { count: waiting })}
      </Text>
      <Hint>{t('proposalsLead')}</Hint>
      <Grid gap={4} className={classes.proposals} ref={list}>
        {proposed.map((match) => (
          <ProposalColumn key={match._id} known={match} />
        ))}
      </Grid>
    </Stack>
  )
}

/** The supplier that has the keyboard, among all. */
function columnsIn(list: HTMLElement | null) {
  const columns = [...(list?.querySelectorAll<HTMLElement>(':scope > article') ?? [])]
  return { columns, at: columns.findIndex((column) => column.contains(document.activeElement)) }
}

/** The arrows walk from supplier to supplier; 1, 2 and 3 give the one that has the keyboard its answer. */
function useProposalKeys() {
  const { t } = useTranslation('matches')
  const words = useWords()
  const list = useRef<HTMLDivElement>(null)
  const walk = (step: number) => {
    const { columns, at } = columnsIn(list.current)
    const next = columns[at < 0 ? 0 : at + step]
    next?.focus()
    return next !== undefined
  }
  const press = (result: string) => {
    const { columns, at } = columnsIn(list.current)
    const button = columns[at]?.querySelector<HTMLElement>(`[data-answer="${result}"]`)
    button?.click()
    return button !== null && button !== undefined
  }
  useScreenCommands([
    ...results.map((result, index) => ({
      label: words.choice('result', result),
      keys: [String(index + 1)],
      isKeysOnly: true,
      writes: 'now' as const,
      run: () => press(result),
    })),
    { label: t('nextProposal'), keys: ['ArrowRight'], isKeysOnly: true, run: () => walk(1) },
    { label: t('previousProposal'), keys: ['ArrowLeft'], isKeysOnly: true, run: () => walk(-1) },
  ])
  return list
}

/** One of them; each row is there also when it says nothing, so that those beside it stand level. */
function ProposalColumn({ known }: { readonly known: AnyItem }) {
  const { t } = useTranslation('matches')
  const words = useWords()
  const { data } = useItem(known._id)
  const match: AnyItem = data ? { ...known, ...data } : known
  const seen = endOf(match, 'supplier')
  const supplier = useItem(seen?._id ?? '', 1, { enabled: seen !== undefined }).data ?? seen
  const name = (supplier && textIn(supplier, 'name')) ?? words.type('supplier')
  const description = supplier && textIn(supplier, 'description')
  const advise = textIn(match, '$advise')
  return (
    <Stack
      as="article"
      gap={3}
      pad={4}
      surface
      fluid
      className={classes.proposal}
      aria-label={t('matchOf', { name })}
      // The keys of the answers work where it stands.
      tabIndex={0}
    >
      <Stack gap={2} fluid>
        <Row gap={2} gapX={3} align="start" fluid>
          {supplier && <ItemAvatar {...faceOf(supplier)} size={38} />}
          <Text as="h3" fluid size="lg" weight="bold" breaks plainLinks grow basis={24}>
            <ItemLink id={supplier?._id}>{name}</ItemLink>
          </Text>
        </Row>
        <div>
          <StatusButton item={match} size="md" />
        </div>
      </Stack>
      <div>{description ? <Clamp lines={4}>{description}</Clamp> : <Hint>{t('noCardText')}</Hint>}</div>
      <Stack gap={1}>
        <Hint as="h4" weight="strong">
          {words.field('match', '$advise')}
        </Hint>
        {advise ? <Clamp lines={6}>{advise}</Clamp> : <Hint>{t('nothing')}</Hint>}
      </Stack>
      <Stack gap={2}>
        <MatchMoney match={match} />
        <AnswersLink match={match} />
      </Stack>
      <Answer match={match} name={name} />
    </Stack>
  )
}
