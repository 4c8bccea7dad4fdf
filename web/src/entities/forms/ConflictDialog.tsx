import { Modal, SegmentedControl } from '@mantine/core'
import type { TypeName } from '@schakel/domain'
import { useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './ConflictDialog.module.css'
import { type Difference, merged, type Side } from './merge.ts'
import type { Values } from './record.ts'
import type { Conflict } from './useSaveForm.tsx'
import { useValueText } from './valueText.ts'

interface ConflictDialogProps {
  readonly type: TypeName
  readonly conflict: Conflict
  readonly values: Values
  readonly onResolve: (values: Values) => void
  readonly onClose: () => void
}

/** Someone else saved while one was typing: keep mine, take theirs, or choose field by field (D2.3). */
export function ConflictDialog({ type, conflict, values, onResolve, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common')
  const { differences } = conflict
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = ({ name, proposed }: Difference): Side => choice[name] ?? proposed
  const all = (side: Side) => setChoice(Object.fromEntries(differences.map(({ name }) => [name, side])))
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      centered
      title={t('conflictTitle')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
    >
      <Text tone="soft">{t('conflictText')}</Text>
      <Cluster gap={2} above={3}>
        <Button size="sm" onClick={() => all('mine')}>
          {t('conflictAllMine')}
        </Button>
        <Button size="sm" onClick={() => all('theirs')}>
          {t('conflictAllTheirs')}
        </Button>
      </Cluster>
      <Stack as="ul" gap={3} above={4}>
        {differences.map((difference) => (
          <li key={difference.name}>
            <DifferenceRow
              type={type}
              difference={difference}
              side={sideOf(difference)}
              onChoose={(side) => setChoice({ ...choice, [difference.name]: side })}
            />
          </li>
        ))}
      </Stack>
      <Row gap={2.5} align="stretch" justify="end" above={5}>
        <Button onClick={onClose}>{common.t('cancel')}</Button>
        <Button writes="now" tone="brand" data-autofocus onClick={() => onResolve(merged(values, differences, choice))}>
          {t('conflictSave')}
        </Button>
      </Row>
    </Modal>
  )
}

interface DifferenceRowProps {
  readonly type: TypeName
  readonly difference: Difference
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

function DifferenceRow({ type, difference, side, onChoose }: DifferenceRowProps) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const valueText = useValueText(type)
  const label = words.field(type, difference.name)
  return (
    <Box outlined pad={3}>
      <Row gap={2} justify="between" wrap>
        <Text as="span" weight="strong">
          {label}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('conflictField', { label })}
          value={side}
          onChange={(chosen) => onChoose(chosen === 'mine' ? 'mine' : 'theirs')}
          data={[
            { value: 'mine', label: t('conflictMine') },
            { value: 'theirs', label: t('conflictTheirs') },
          ]}
        />
      </Row>
      <Box as="dl" gap={2.5} above={2.5} className={classes.sides}>
        {(['mine', 'theirs'] as const).map((one) => (
          <Box
            key={one}
            pad={2}
            padX={2.5}
            ground="sunken"
            corners="sm"
            tone="muted"
            className={classes.side}
            data-chosen={one === side || undefined}
          >
            <dt>{one === 'mine' ? t('conflictMine') : t('conflictTheirs')}</dt>
            <dd>{valueText(difference.name, difference.field, difference[one])}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
