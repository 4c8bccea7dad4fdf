import type { AnyItem } from '@schakel/domain'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { Comments } from '../../entities/comments/Comments.tsx'
import { StatusButton } from '../../entities/history/StatusButton.tsx'
import { useOffered } from '../../entities/history/StatusSteps.tsx'
import StepForm from '../../entities/history/StepForm.tsx'
import { useStatusChange } from '../../entities/history/useStatusChange.ts'
import { endOf, matchesOf } from '../../entities/items/matchOf.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useItem } from '../../entities/items/queries.ts'
import { itemsIn } from '../../entities/items/read.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { returnFocus } from '../../ui/useReturnFocus.ts'
import classes from './Matches.module.css'
import { MatchMoney } from './MatchMoney.tsx'

/** A supplier's own match on a dossier, with the one choice that is theirs: accept or refuse (D6). */
export function SupplierDecision({ dossier }: { readonly dossier: AnyItem }) {
  const home = useViewer().organisation?._id
  const match = matchesOf(dossier).find((one) => endOf(one, 'supplier')?._id === home)
  return match ? <Decision known={match} /> : null
}

// The two steps that a supplier may take: their order here is their order on the screen.
const steps = [
  { status: 'reserved', text: 'accept', tone: 'brand', Icon: IconCheck },
  { status: 'dismissed', text: 'refuse', tone: 'quiet', Icon: IconX },
] as const

interface DecisionProps {
  readonly known: AnyItem
  /** What the choice is about, before what is said of it. */
  readonly children?: ReactNode
}

/** The match of a supplier: the choice while it is offered, and afterwards what became of it. */
export function Decision({ known, children }: DecisionProps) {
  const { t } = useTranslation('matches')
  const { data } = useItem(known._id)
  const match: AnyItem = data ? { ...known, ...data } : known
  const offered = useOffered(match)
  const change = useStatusChange(match)
  const [chosen, setChosen] = useState<(typeof steps)[number]>()
  const choices = steps.filter(({ status }) => offered.includes(status))
  const place = useRef<HTMLElement>(null)
  // The form had the keyboard, and goes (WCAG 2.4.3).
  const goOn = () => returnFocus(place.current?.querySelector('button') ?? null)
  const close = () => {
    setChosen(undefined)
    goOn()
  }
  return (
    <>
      <Stack
        as="section"
        ref={place}
        gap={3}
        pad={5}
        ground="brand"
        corners="lg"
        className={classes.decide}
        aria-label={t('yourStatus')}
      >
        <Row gap={2} gapX={3} wrap>
          <Text as="h2" fluid size="lg" weight="bold" breaks plainLinks grow basis={24}>
            {choices.length > 0 ? t('decideTitle') : t('yourStatus')}
          </Text>
          <StatusButton item={match} size="md" />
        </Row>
        {choices.length > 0 ? (
          <p>
            {t('decideText')} {match.organisation?._id === undefined && t('decideAnonymous')}
          </p>
        ) : (
          <Outcome status={match.status} />
        )}
        {choices.length > 0 && (
          <Cluster gap={2.5}>
            {choices.map((step) => (
              <Button
                writes="now"
                key={step.status}
                tone={step.tone}
                icon={<step.Icon size={18} aria-hidden="true" />}
                aria-pressed={chosen === step}
                onClick={() => {
                  change.clearError()
                  setChosen(step)
                }}
              >
                {t(step.text)}
              </Button>
            ))}
          </Cluster>
        )}
        {chosen && (
          <StepForm
            key={chosen.status}
            item={match}
            status={chosen.status}
            isOffered={choices.includes(chosen)}
            action={t(chosen.text)}
            canPlan={false}
            change={change}
            onSaved={() => {
              setChosen((now) => (now === chosen ? undefined : now))
              goOn()
            }}
            onCancel={close}
            onEscape={close}
          />
        )}
        <MatchMoney match={match} />
      </Stack>
      {children}
      <Section
        title={t('talkTitle')}
        icon={<TypeIcon type="comment" size={18} />}
        count={itemsIn(match, '_comments').length}
      >
        <Comments parent={match} />
      </Section>
    </>
  )
}

const outcomes = [
  'registered',
  'dismissed',
  'reserved',
  'delivered',
  'meeting',
  'mismatch',
  'match',
  'won',
  'lost',
] as const

function Outcome({ status }: { readonly status: unknown }) {
  const { t } = useTranslation('matches')
  const outcome = outcomes.find((one) => one === status)
  return outcome ? <p>{t(`decided.${outcome}`)}</p> : null
}
