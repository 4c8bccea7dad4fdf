import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/nl'
import { ActionIcon, Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { isoDateOf } from '@schakel/domain'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocale } from '../../../texts/useLocale.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { formatDate } from '../../../ui/format.ts'
import { type InputProps, inputText, shared } from './inputProps.ts'
import { TypedField } from './TypedField.tsx'

interface DayInputProps extends InputProps {
  /** The calendar put a day in. */
  readonly onPick: (day: string) => void
}

/** A day, typed as DD-MM-YYYY or picked from a calendar (D1.4). */
export function DateField(props: InputProps) {
  const { onChange, onLeave } = props
  return (
    <DayInput
      {...props}
      onPick={(day) => {
        onChange(day)
        onLeave()
      }}
    />
  )
}

/** A day as people type it, parted by dots, slashes or spaces too; what is no day stays for the check to refuse. */
function readDay(typed: string): string {
  const plain = typed.trim().replace(/[./\s]+/g, '-')
  return isoDateOf(plain) ?? plain
}

/** The input of a day, alone or beside a time. */
export function DayInput(props: DayInputProps) {
  const { label, value, onChange, onLeave, onPick } = props
  const { t } = useTranslation('forms')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const day = isoDateOf(inputText(value))
  const shown = day ? formatDate(day) : inputText(value)
  return (
    <TypedField
      {...shared(props)}
      placeholder={t('dateHint')}
      inputMode="numeric"
      shown={shown}
      typed={shown}
      onType={(text) => onChange(readDay(text))}
      onLeave={onLeave}
      rightSection={
        <Popover
          opened={isOpen}
          onChange={setOpen}
          position="bottom-end"
          shadow="md"
          trapFocus
          returnFocus
          withinPortal
        >
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('pickDateOf', { label })}
              title={t('pickDate')}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <DatePicker
              locale={locale}
              highlightToday
              value={day ?? null}
              defaultDate={day}
              ariaLabels={{
                monthLevelControl: t('calendarMonth'),
                yearLevelControl: t('calendarYear'),
                nextMonth: t('nextMonth'),
                previousMonth: t('previousMonth'),
                nextYear: t('nextYear'),
                previousYear: t('previousYear'),
                nextDecade: t('nextDecade'),
                previousDecade: t('previousDecade'),
              }}
              onChange={(picked) => {
                setOpen(false)
                if (picked) onPick(picked)
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
