import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatCount } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Imports.module.css'
import type { UndoableImport } from './importData.ts'
import { UndoResult } from './UndoResult.tsx'
import { useUndoable, useUndoImport } from './useUndo.ts'

/** The imports of the last thirty days that can be taken back, also those of colleagues (D23.5). */
export function UndoableImports() {
  const { t } = useTranslation('importing')
  const found = useUndoable().data ?? []
  // Those taken back here: they are asked for no more, and what came of them, such as what stays, is still to be read.
  const [kept, setKept] = useState<readonly UndoableImport[]>([])
  const imports = [...kept.filter(({ _id }) => !found.some((one) => one._id === _id)), ...found]
  if (imports.length === 0) return null
  return (
    <Box as="section" above={3}>
      <Text as="h2" size="lg" weight="bold" below={2}>
        {t('undo.heading')}
      </Text>
      <Panel as="ul" pad={1.5} raised className={classes.sheet}>
        {imports.map((one) => (
          <Undoable
            key={one._id}
            one={one}
            onTaken={(isTaken) =>
              setKept((before) => [...(isTaken ? [one] : []), ...before.filter(({ _id }) => _id !== one._id)])
            }
          />
        ))}
      </Panel>
    </Box>
  )
}

interface UndoableProps {
  readonly one: UndoableImport
  /** It is being taken back, or that failed. */
  readonly onTaken: (isTaken: boolean) => void
}

function Undoable({ one, onTaken }: UndoableProps) {
  const { t } = useTranslation('importing')
  const undo = useUndoImport(one._id)
  const { created, merged } = one.counts
  const counts = [
    [created, 'created'],
    [merged, 'merged'],
  ] as const
  return (
    <Row as="li" gap={2.5} pad={3} padX={4} justify="between" wrap className={classes.undoRow}>
      <Stack gap={0.5} fluid breaks grow basis={64}>
        <Text as="span" tone="text" weight="strong">
          {one.file}
        </Text>
        <Hint as="span" breaks>
          {[
            one.space.name,
            one.by,
            ...counts
              .filter(([count]) => count > 0)
              .map(([count, name]) => `${formatCount(count)} ${t(`outcomes.${name}`)}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Hint>
        <Hint as="span" breaks>
          {t('undo.until')} <DateText iso={one.until} />
        </Hint>
      </Stack>
      {!undo.data && (
        <ConfirmTwice
          label={t(one.state === 'undoing' ? 'undo.goOn' : 'undo.button')}
          sure={t('undo.sure')}
          busy={undo.isPending}
          onConfirm={() => {
            onTaken(true)
            undo.mutate(undefined, { onError: () => onTaken(false) })
          }}
        />
      )}
      {undo.data && <UndoResult undo={undo.data} />}
    </Row>
  )
}
