import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/nl'
import { DateTimePicker } from '@mantine/dates'
import { useLocale } from '../../texts/useLocale.ts'
import { momentOf, wallOf } from '../../ui/wallTime.ts'

export interface MomentPickerProps {
  readonly label: string
  readonly value: Date
  readonly onChange: (moment: Date) => void
  readonly error?: string | undefined
  readonly description?: string | undefined
  readonly autoFocus?: boolean
}

/** Picks a day and a time of Amsterdam, shown as DD-MM-YYYY HH:mm (D1.4, S2.32: 340 wide). */
export default function MomentPicker({ label, value, onChange, ...rest }: MomentPickerProps) {
  return (
    <DateTimePicker
      {...rest}
      label={label}
      value={wallOf(value)}
      onChange={(text) => {
        const moment = text === null ? undefined : momentOf(text)
        if (moment) onChange(moment)
      }}
      valueFormat="DD-MM-YYYY HH:mm"
      locale={useLocale()}
      maw={340}
      popoverProps={{ withinPortal: true, width: 340 }}
    />
  )
}
