import { REQUIREMENT_GROUP_MIN, REQUIREMENT_TEXT_MAX, requirementLevels } from '@schakel/domain'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useKeptText } from '../../entities/comments/unsentText.ts'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import type { Writes } from '../../ui/writeBlocked.ts'
import { groupNames } from './groups.ts'
import { Quick } from './RowControls.tsx'
import rowClasses from './Rows.module.css'
import classes from './Set.module.css'
import type { NewRow } from './useEditing.ts'

interface AddRowProps {
  /** The set that it is for. */
  readonly set: string
  readonly writes: Writes
  /** One came back to what was begun, and pressed nothing. */
  readonly isBack: boolean
  /** What the button says. */
  readonly label: string
  /** Answers whether it was taken. */
  readonly onAdd: (row: NewRow) => Promise<boolean>
  readonly onClose: () => void
}

/** A row of one's own (F1.3): one types it and goes on with the next. */
export function AddRow({ set, writes, isBack, label, onAdd, onClose }: AddRowProps) {
  const { t } = useTranslation('requirements')
  const common = useTranslation('common')
  const words = useWords()
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const { text, setText, forget } = useKeptText(set, 'requirement')
  const [group, setGroup] = useState(REQUIREMENT_GROUP_MIN)
  const [level, setLevel] = useState<(typeof requirementLevels)[number]>('should')
  const [isBusy, setBusy] = useState(false)
  const groups = groupNames(locale)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return input.current?.focus()
    setBusy(true)
    const isThere = await onAdd({ group, [locale]: text.trim(), level, weight: 3, proof: 'demo' })
    setBusy(false)
    if (isThere) {
      // Also where one left the screen meanwhile.
      forget(text)
      setText('')
    }
    input.current?.focus()
  }
  return (
    <Box as="form" gap={2} line="above" className={classes.add} onSubmit={(event) => void submit(event)}>
      <div className={`${rowClasses.field} ${classes.addText}`}>
        <label htmlFor={id}>{t('newText')}</label>
        <textarea
          id={id}
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: one pressed a button to type here
          autoFocus={!isBack}
          rows={2}
          className={rowClasses.input}
          maxLength={REQUIREMENT_TEXT_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose()
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      </div>
      <Quick
        label={words.field('requirement', 'group')}
        value={String(group)}
        options={groups.map((one) => String(one.id))}
        word={(value) => groups.find((one) => String(one.id) === value)?.text ?? value}
        writes="queued"
        onChange={(value) => setGroup(Number(value))}
      />
      <Quick
        label={words.field('requirement', 'level')}
        value={level}
        options={requirementLevels}
        word={(value) => words.choice('level', value)}
        writes="queued"
        onChange={setLevel}
      />
      <Row as="span" align="stretch" wrap justify="end" gap={2} className={classes.buttons}>
        <Button onClick={onClose}>{common.t('close')}</Button>
        <Button type="submit" tone="brand" busy={isBusy} writes={writes}>
          {label}
        </Button>
      </Row>
    </Box>
  )
}
