import type { DecisionSheet } from '@schakel/domain/calls'
import type { Decision, Weights } from '@schakel/domain/decision'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { ScenarioTable } from './ScenarioTable.tsx'
import { type Compared, comparedScenarios, winnersOf } from './scenarioColumns.ts'

/** So many stand beside each other before anybody chose. */
const AT_FIRST = 4

interface SideBySideProps {
  readonly sheet: DecisionSheet
  readonly decision: Decision
  readonly names: ReadonlyMap<string, string>
  readonly nameOf: (criterion: string) => string
  /** Takes the weights of a column to the sliders. */
  readonly onOpen: (weights: Weights) => void
}

/** Two or more scenarios, and how it is now, beside each other; made when asked for (F2.13). */
export function SideBySide(props: SideBySideProps) {
  const { t } = useTranslation('weighing')
  const [isOpen, setOpen] = useState(false)
  if (props.sheet.scenarios.length === 0) return null
  return (
    <Stack gap={3}>
      <Cluster gap={2}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'sideBySide.close' : 'sideBySide.open')}
        </Button>
      </Cluster>
      {isOpen && <Columns {...props} />}
    </Stack>
  )
}

function Columns({ sheet, decision, names, nameOf, onOpen }: SideBySideProps) {
  const { t } = useTranslation('weighing')
  const scenarios = useMemo(() => comparedScenarios(sheet, names), [sheet, names])
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const all: readonly Compared[] = [{ key: 'now', title: t('sideBySide.now'), decision }, ...scenarios]
  const isOn = (key: string, index: number) => index < AT_FIRST !== turned.has(key)
  const columns = all.filter(({ key }, index) => isOn(key, index))
  const turn = (key: string) =>
    setTurned(turned.has(key) ? new Set([...turned].filter((one) => one !== key)) : new Set([...turned, key]))
  return (
    <Stack gap={3}>
      <div>
        <Text as="h3" size="md" weight="strong">
          {t('sideBySide.title')}
        </Text>
        <Hint>{t('sideBySide.hint')}</Hint>
      </div>
      <Choices legend={t('sideBySide.choose')}>
        {all.map(({ key, title }, index) => (
          <Choice key={key} isOn={isOn(key, index)} onChoose={() => turn(key)}>
            {title}
          </Choice>
        ))}
      </Choices>
      <Text role="status">
        {columns.length < 2 ? t('sideBySide.needsTwo') : <Summary now={decision} columns={columns} />}
      </Text>
      {columns.length > 1 && <ScenarioTable now={decision} columns={columns} nameOf={nameOf} onOpen={onOpen} />}
    </Stack>
  )
}

/** Where another wins than now. */
function Summary({ now, columns }: { readonly now: Decision; readonly columns: readonly Compared[] }) {
  const { t } = useTranslation('weighing')
  const name = winnersOf(now).join(', ')
  const others = columns.filter(({ decision }) => winnersOf(decision).join(', ') !== name)
  if (name === '') return null
  if (others.length === 0) return t('sideBySide.same', { name })
  return t('sideBySide.differs', { name, titles: others.map(({ title }) => title).join(', ') })
}
