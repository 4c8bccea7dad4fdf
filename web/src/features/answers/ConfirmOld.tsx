import { useState } from 'react'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Answers.module.css'
import { Said } from './Said.tsx'
import type { SheetRow } from './sheetRows.ts'

interface ConfirmOldProps {
  readonly rows: readonly SheetRow[]
  readonly isBusy: boolean
  readonly onConfirm: (keys: readonly string[]) => void
}

/** Rows of the profile that are older than a year or past their date: each is ticked by hand before it is taken over (F1.9). */
export function ConfirmOld({ rows, isBusy, onConfirm }: ConfirmOldProps) {
  const { t } = useTranslation('answers')
  const locale = useLocale()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const keys = rows.map(({ asked }) => asked.key).filter((key) => ticked.has(key))
  return (
    <Stack as="fieldset" gap={2.5} fluid className={classes.evidence}>
      <legend>{t('confirmOld', { count: rows.length })}</legend>
      <ul className={`sk-list ${classes.ticks}`}>
        {rows.map(({ asked, profile }) => (
          <li key={asked.key}>
            <label>
              <input
                type="checkbox"
                checked={ticked.has(asked.key)}
                onChange={({ target }) => {
                  const next = new Set(ticked)
                  if (target.checked) next.add(asked.key)
                  else next.delete(asked.key)
                  setTicked(next)
                }}
              />
              <span>
                <Text as="span" tone="muted" size="xs" className={classes.key}>
                  {asked.key}
                </Text>{' '}
                {askedText(asked, locale)}
                <Hint as="span">
                  {' '}
                  {t('saidOn')} <DateText iso={profile?.confirmed ?? profile?._changed} form="date" />
                </Hint>
              </span>
            </label>
            {profile && <Said answer={profile} />}
          </li>
        ))}
      </ul>
      <Button
        tone="brand"
        size="sm"
        writes="now"
        busy={isBusy}
        disabled={keys.length === 0}
        onClick={() => onConfirm(keys)}
      >
        {t('confirmSome', { count: keys.length })}
      </Button>
    </Stack>
  )
}
