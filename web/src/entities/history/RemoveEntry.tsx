import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { openerNow, returnFocus } from '../../ui/useReturnFocus.ts'

interface RemoveEntryProps {
  readonly name: string
  /** The day of the entry, as it is read. */
  readonly date: string
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onRemove: () => void
}

const focusOn = (button: HTMLButtonElement | null) => button?.focus()

/** Asks before an entry of the past goes: who wrote it, when and why, nobody can write anew (D5.2). */
export function RemoveEntry({ name, date, isBusy, onCancel, onRemove }: RemoveEntryProps) {
  const { t } = useTranslation('history')
  const common = useTranslation('common')
  useFocusBeside()
  const asked = t('removeEntrySure', { status: name, date })
  return (
    <Stack as="fieldset" gap={2.5} pad={3} fluid outlined aria-label={asked}>
      <p>{asked}</p>
      <Row gap={2} align="stretch">
        <Button writes="now" tone="danger" size="sm" busy={isBusy} onClick={onRemove}>
          {common.t('delete')}
        </Button>
        <Button ref={focusOn} tone="plain" size="sm" onClick={onCancel}>
          {common.t('cancel')}
        </Button>
      </Row>
    </Stack>
  )
}

/** Gives the keyboard back to what asked for it; that goes with its entry, and then to the entry that stands beside it (WCAG 2.4.3). */
function useFocusBeside(): void {
  const [{ opener, beside }] = useState(() => {
    const asked = openerNow()
    const row = asked?.closest('li')
    return { opener: asked, beside: [row?.nextElementSibling, row?.previousElementSibling] }
  })
  useEffect(() => () => returnFocus(opener, ...beside.map((row) => row?.querySelector('button'))), [opener, beside])
}
