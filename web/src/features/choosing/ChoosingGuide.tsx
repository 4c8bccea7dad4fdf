import type { AnyItem } from '@schakel/domain'
import { choosingOf } from '@schakel/domain/choosing'
import { useQuery } from '@tanstack/react-query'
import { askedQuery, weighingQuery } from '../../entities/answers/queries.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { factsOf } from './factsOf.ts'
import classes from './GuidePlace.module.css'
import { GuidePlace, isAtRest } from './GuidePlace.tsx'
import { NextThing } from './NextThing.tsx'
import { Steps } from './Steps.tsx'

interface ChoosingGuideProps {
  readonly dossier: AnyItem
  /** The tab that is open; none for the overview. */
  readonly tab: string | undefined
}

/** How far a dossier is on the way from a request to a decision, and the one thing to do next (F1, F2). Not for suppliers (F2.17). */
export default function ChoosingGuide({ dossier, tab }: ChoosingGuideProps) {
  const { t } = useTranslation('choosing')
  const { kind } = useViewer()
  const set = useQuery(askedQuery(dossier._id))
  // Before the set is frozen nobody answers, and there is nothing to weigh up.
  const isFrozen = set.data !== undefined && set.data.version > 0
  const sheet = useQuery({ ...weighingQuery(dossier._id), enabled: isFrozen })
  // What cannot be read stands in the way of nothing: each tab says itself what is wrong.
  if ((set.error && !set.data) || (sheet.error && !sheet.data)) return null
  if (!set.data || (isFrozen && !sheet.data)) return <GuidePlace dossier={dossier} />
  if (set.data.rows.length === 0 && isAtRest(dossier)) return null
  const choosing = choosingOf(factsOf({ dossier, set: set.data, sheet: sheet.data, kind, tab, now: new Date() }))
  const { steps, next } = choosing
  const at = steps.findIndex(({ step }) => step === next.step)
  return (
    <Panel gap={2} pad={3} className={classes.place} aria-label={t('title')} data-screen="">
      <Text weight="bold">
        {next.action === 'decided'
          ? t('over')
          : t('position', { at: at + 1, of: steps.length, step: t(`steps.${next.step}`) })}
      </Text>
      <Steps dossier={dossier} steps={steps} />
      <NextThing dossier={dossier} next={next} tab={tab} isCentre={isCentreKind(kind)} />
    </Panel>
  )
}
