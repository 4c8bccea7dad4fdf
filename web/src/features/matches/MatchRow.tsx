import type { AnyItem } from '@schakel/domain'
import { IconChevronDown, IconMessage } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Comments } from '../../entities/comments/Comments.tsx'
import { ResultChip } from '../../entities/comments/ResultChip.tsx'
import { ChosenStep } from '../../entities/history/ChosenStep.tsx'
import { StatusButton } from '../../entities/history/StatusButton.tsx'
import { StatusSteps, useOffered } from '../../entities/history/StatusSteps.tsx'
import { tableOf } from '../../entities/history/statusOf.ts'
import { useStatusChange } from '../../entities/history/useStatusChange.ts'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { endOf } from '../../entities/items/matchOf.ts'
import { useItem } from '../../entities/items/queries.ts'
import { faceOf, isOn, itemsIn, textIn } from '../../entities/items/read.ts'
import { useItemMenu } from '../../entities/items/useItemMenu.tsx'
import { useWords } from '../../texts/i18n.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Clamp } from '../../ui/Clamp.tsx'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { AnswersLink } from './AnswersLink.tsx'
import { answersIn } from './answers.ts'
import { useGuard } from './guard/useGuard.ts'
import { MatchNote } from './MatchCard.tsx'
import classes from './Matches.module.css'
import { MatchMoney } from './MatchMoney.tsx'
import { MatchSummary } from './MatchSummary.tsx'
import { MatchSwitches } from './MatchSwitches.tsx'
import { Unread } from './Unread.tsx'

interface MatchRowProps {
  readonly match: AnyItem
  /** On its own page the talk stands in a section of its own. */
  readonly onPage?: boolean
  /** Of many, only the head is shown at first. */
  readonly folded?: boolean
}

/** A match on the board of its dossier: where it stands, its next steps, who sees it, and what is said about it. */
export function MatchRow({ match: known, onPage = false, folded = false }: MatchRowProps) {
  const { t } = useTranslation('matches')
  const words = useWords()
  // The dossier tells enough to show it at once; what is said about it comes with the match itself.
  const { data } = useItem(known._id)
  const match: AnyItem = data ? { ...known, ...data } : known
  const [isTalking, setTalking] = useState(false)
  const [isOpen, setOpen] = useState(!folded)
  const foldId = useId()
  const sections = useItemMenu(match)
  const supplier = endOf(match, 'supplier')
  const name = (supplier && textIn(supplier, 'name')) ?? words.type('match')
  const comments = itemsIn(match, '_comments')
  const advise = textIn(match, '$advise')
  const declaration = textIn(match, '$declaration')
  return (
    <article
      className={
        onPage ? classOf(['stack'], { gap: 3 }) : classOf(['stack'], { gap: 3, pad: 3, padX: 4, outlined: true })
      }
      aria-label={t('matchOf', { name })}
    >
      {/* On its own page the top says all this. */}
      {!onPage && (
        <Row gap={2} gapX={3} wrap>
          {supplier && <ItemAvatar {...faceOf(supplier)} size={38} />}
          <Text as="h3" fluid size="lg" weight="bold" breaks plainLinks className={classes.name}>
            <ItemLink id={supplier?._id}>{name}</ItemLink>
          </Text>
          <Row gap={2}>
            {answersIn(match).map((answer) => (
              <span key={answer._id} title={t('answers')}>
                <ResultChip result={answer.result} />
              </span>
            ))}
            <StatusButton item={match} size="md" />
            {sections.length > 0 && <MoreMenu sections={sections} label={t('matchOf', { name })} />}
            <IconButton
              label={t(isOpen ? 'fold' : 'unfold', { name })}
              size="sm"
              aria-expanded={isOpen}
              aria-controls={foldId}
              className={classes.chevron}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronDown size={18} aria-hidden="true" />
            </IconButton>
          </Row>
        </Row>
      )}
      {!isOpen && <MatchSummary match={match} />}
      <HiddenOffer match={match} />
      <Unread match={match} />
      {!onPage && <AnswersLink match={match} />}
      <Stack gap={3} id={foldId} hidden={!isOpen} className={classes.fold}>
        <Steps match={match} name={name} />
        <Grid cols="2" align="start" gap={3} gapX={6} className={classes.columns}>
          <MatchMoney match={match} />
          <MatchSwitches match={match} />
        </Grid>
        {advise && <Clamp lines={3}>{advise}</Clamp>}
        {declaration && <Clamp lines={3}>{declaration}</Clamp>}
        <MatchNote match={match} />
        {!onPage && (
          <div>
            <Button
              tone="plain"
              size="sm"
              icon={<IconMessage size={16} aria-hidden="true" />}
              aria-expanded={isTalking}
              onClick={() => setTalking(!isTalking)}
            >
              {comments.length > 0 ? t('talk', { count: comments.length }) : t('talkNone')}
            </Button>
          </div>
        )}
        {isTalking && <Comments parent={match} />}
      </Stack>
    </article>
  )
}

function Steps({ match, name }: { readonly match: AnyItem; readonly name: string }) {
  const { t } = useTranslation('matches')
  const offered = useOffered(match)
  const change = useStatusChange(match)
  const [chosen, setChosen] = useState<string>()
  if (offered.length === 0) return null
  const choose = (status: string) => {
    change.clearError()
    // A step that needs no reason is taken at once and can be undone.
    if (tableOf(match)?.entries[status]?.prompt) setChosen(status === chosen ? undefined : status)
    else {
      setChosen(undefined)
      void change.choose({ status })
    }
  }
  return (
    <>
      <StatusSteps
        item={match}
        offered={offered}
        chosen={chosen}
        size="sm"
        disabled={change.isBusy}
        label={t('steps', { name })}
        onChoose={choose}
      />
      <ChosenStep item={match} offered={offered} chosen={chosen} change={change} onDone={() => setChosen(undefined)} />
    </>
  )
}

/** An offer that nobody can see is an oversight more often than a wish. */
function HiddenOffer({ match }: { readonly match: AnyItem }) {
  const { t } = useTranslation('matches')
  const guard = useGuard()
  if (match.status !== 'offered' || isOn(match, '$visible')) return null
  return (
    <Notice gap={2} gapX={3} justify="between" wrap size="sm" tone="warning">
      <span>{t('hiddenOffer')}</span>
      <Button writes="now" size="sm" onClick={() => void guard(match, 'show')}>
        {t('makeVisible')}
      </Button>
    </Notice>
  )
}
