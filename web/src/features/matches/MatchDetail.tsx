import type { AnyItem } from '@schakel/domain'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { Comments } from '../../entities/comments/Comments.tsx'
import { ChosenStep } from '../../entities/history/ChosenStep.tsx'
import { StatusSteps, useOffered } from '../../entities/history/StatusSteps.tsx'
import { tableOf } from '../../entities/history/statusOf.ts'
import { useStatusChange } from '../../entities/history/useStatusChange.ts'
import { useEditable } from '../../entities/inplace/editable.ts'
import { endOf } from '../../entities/items/matchOf.ts'
import { useItem } from '../../entities/items/queries.ts'
import { isOn, itemsIn, textIn } from '../../entities/items/read.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Clamp } from '../../ui/Clamp.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { AnswersLink } from './AnswersLink.tsx'
import { useGuard } from './guard/useGuard.ts'
import { MatchNote } from './MatchCard.tsx'
import classes from './Matches.module.css'
import { MatchFacts } from './MatchFacts.tsx'
import { MatchMoney } from './MatchMoney.tsx'
import { MatchSwitches } from './MatchSwitches.tsx'
import { Unread } from './Unread.tsx'

interface MatchDetailProps {
  readonly match: AnyItem
  /** On its own page the talk stands in a section of its own, and the tabs lead to the answers. */
  readonly onPage?: boolean
}

/** All of a match for the centre: its next steps, who sees it, and what is said about it. */
export function MatchDetail({ match: known, onPage = false }: MatchDetailProps) {
  const { t } = useTranslation('matches')
  const words = useWords()
  // The dossier tells enough to show it at once; what is said about it comes with the match itself.
  const { data } = useItem(known._id)
  const match: AnyItem = data ? { ...known, ...data } : known
  const [isTalking, setTalking] = useState(false)
  const supplier = endOf(match, 'supplier')
  const name = (supplier && textIn(supplier, 'name')) ?? words.type('match')
  const comments = itemsIn(match, '_comments')
  const isToEdit = useEditable(match).size > 0
  return (
    <Stack gap={3}>
      <HiddenOffer match={match} />
      <Unread match={match} />
      {!onPage && <AnswersLink match={match} />}
      <Steps match={match} name={name} />
      <Grid cols="2" align="start" gap={3} gapX={6} className={classes.columns}>
        {isToEdit ? <MatchFacts match={match} /> : <MatchMoney match={match} />}
        <MatchSwitches match={match} />
      </Grid>
      {!isToEdit && <Said match={match} />}
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
  )
}

/** What is said about it, to be read. */
function Said({ match }: { readonly match: AnyItem }) {
  const texts = ['$advise', '$declaration'].flatMap((name) => textIn(match, name) ?? [])
  return (
    <>
      {texts.map((text) => (
        <Clamp key={text} lines={3}>
          {text}
        </Clamp>
      ))}
      <MatchNote match={match} />
    </>
  )
}

function Steps({ match, name }: { readonly match: AnyItem; readonly name: string }) {
  const { t } = useTranslation('matches')
  const offered = useOffered(match)
  const change = useStatusChange(match)
  const [chosen, setChosen] = useState<string>()
  if (offered.length === 0 && !chosen) return null
  // A step that needs no reason is taken at once and can be undone.
  const asksReason = (status: string) => tableOf(match)?.entries[status]?.prompt === true
  const choose = (status: string) => {
    change.clearError()
    if (asksReason(status)) setChosen(status)
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
        waits={(status) => change.isBusy && !asksReason(status)}
        label={t('steps', { name })}
        onChoose={choose}
      />
      <ChosenStep item={match} offered={offered} chosen={chosen} change={change} onChosen={setChosen} />
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
