import { TextInput } from '@mantine/core'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { formatMoney } from '../../../ui/format.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from './inputs.module.css'

interface TotalFieldProps {
  readonly id: string
  readonly label: string
  readonly amount: unknown
}

/** An amount that follows from the others while they are typed (S5.6). */
export function TotalField({ id, label, amount }: TotalFieldProps) {
  const { t } = useTranslation('forms')
  return (
    <TextInput
      id={id}
      label={
        <>
          {label}{' '}
          <Text as="span" tone="muted" weight="regular">
            · {t('total')}
          </Text>
        </>
      }
      readOnly
      tabIndex={-1}
      aria-live="polite"
      classNames={{ input: classes.total }}
      value={typeof amount === 'number' ? formatMoney(amount) : ''}
    />
  )
}
