import type { AnyItem } from '@schakel/domain'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keptIn } from '../../api/kept.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import type { ShownField } from '../forms/shape.ts'
import { useValueText } from '../forms/valueText.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { fieldKeyOf, forgetField, readField, subscribeKept, whenLeft } from './keptField.ts'
import { useDraftGone } from './useDraftGone.ts'

interface LeftFieldProps {
  readonly item: AnyItem
  readonly shown: ShownField
  readonly onGoOn: () => void
}

/** At a field in which something was typed that is not saved: that it is, and the way to go on with it. Nothing opens by itself. */
export function LeftField(props: LeftFieldProps) {
  const at = fieldKeyOf(useViewer()._id, props.item._id, props.shown.name)
  const kept = useSyncExternalStore(subscribeKept, () => keptIn('localStorage', at))
  return kept !== null && <Left at={at} kept={kept} {...props} />
}

interface LeftProps extends LeftFieldProps {
  /** Where it is kept, and as it lies there. */
  readonly at: string
  readonly kept: string
}

/** It is told once no tab is typing it any more. */
function Left({ item, shown, onGoOn, at, kept }: LeftProps) {
  const { t } = useTranslation('items')
  const tellGone = useDraftGone()
  const words = useWords()
  const valueText = useValueText(item._type)
  const row = useRef<HTMLDivElement>(null)
  const left = useLeft(at, kept)
  const { name, field } = shown
  const found = left ? readField(at, name) : undefined
  if (!found) return null
  const text = valueText(name, field, found.value)
  const drop = () => {
    focusBeside(row.current)
    forgetField(at)
    tellGone(at, item, name, found)
  }
  return (
    <Stack ref={row} gap={1} fluid data-screen>
      <Text size="sm" tone="muted" breaks>
        {t('fieldLeft', { label: words.field(item._type, name), text })}
      </Text>
      <Row gap={1} wrap>
        <Button size="sm" tone="plain" writes="now" onClick={onGoOn}>
          {t('fieldGoOn')}
        </Button>
        <Button size="sm" tone="plain" onClick={drop}>
          {t('fieldDrop')}
        </Button>
      </Row>
    </Stack>
  )
}

/** The keyboard goes on to what stands beside it: another such line, the names of the fields, or the pencil of its value. */
function focusBeside(row: Element | null): void {
  for (const beside of [row?.nextElementSibling, row?.previousElementSibling]) {
    const button = beside?.querySelector('button')
    if (!button) continue
    button.focus({ preventScroll: true })
    return
  }
}

/** Whether what is kept there is left by all tabs. */
function useLeft(at: string, kept: string): boolean {
  const [left, setLeft] = useState<string>()
  useEffect(() => {
    const waiting = new AbortController()
    whenLeft(at, waiting.signal).then(
      () => setLeft(kept),
      // One does not wait any longer.
      () => undefined,
    )
    return () => waiting.abort()
  }, [at, kept])
  return left === kept
}
