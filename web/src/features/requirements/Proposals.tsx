import type { RequirementRow, RequirementSet } from '@schakel/domain/calls'
import { IconBulb } from '@tabler/icons-react'
import { Section } from '../../entities/items/page/Section.tsx'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useFailure } from '../../ui/useFailure.ts'
import { groupNames, rowText } from './groups.ts'
import classes from './Set.module.css'
import { useSaveRows } from './useWrites.ts'

interface ProposalsProps {
  readonly set: RequirementSet
  /** Proposals that the draft took over already. */
  readonly hidden: readonly string[]
  readonly onTake: (row: RequirementRow) => void
}

/** Rows that the people of who asks put forward, and that are no part of the set yet: staff take them over or not (F1.4). */
export function Proposals({ set, hidden, onTake }: ProposalsProps) {
  const { t } = useTranslation('requirements')
  const fail = useFailure()
  const isCentre = isCentreKind(useViewer().kind)
  const save = useSaveRows()
  const mayTake = isCentre && (set.mayEdit || set.mayFreeze)
  const rows = set.rows.filter(({ proposed, _id }) => proposed && !hidden.includes(_id))
  const decline = ({ _id }: RequirementRow) =>
    save.mutate({ parent: set.parent, rows: [], remove: [_id] }, { onError: fail })
  const words = useWords()
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <Section title={t('proposals')} icon={<IconBulb size={18} aria-hidden="true" />} count={rows.length}>
      <Hint>{mayTake ? t('proposalsStaff') : t('proposalsOwn')}</Hint>
      <Stack as="ul" gap={1} className="sk-list">
        {rows.map((row) => (
          <Row as="li" wrap gap={1} gapX={2} pad={1} padX={0} key={row._id} className={classes.change}>
            <Text as="span" fluid breaks className={classes.changeText}>
              {rowText(row, locale)}{' '}
              <Hint as="span">
                {groupNames(locale).find(({ id }) => id === row.group)?.text}, {words.choice('level', row.level)}
              </Hint>
            </Text>
            {mayTake && (
              <Row as="span" align="stretch" wrap justify="end" gap={2} className={classes.buttons}>
                <Button size="sm" writes="now" onClick={() => decline(row)}>
                  {t('decline')}
                </Button>
                <Button size="sm" tone="brand" writes={set.mayEdit ? 'now' : 'queued'} onClick={() => onTake(row)}>
                  {t('takeOver')}
                </Button>
              </Row>
            )}
          </Row>
        ))}
      </Stack>
    </Section>
  )
}
