import { type Field, own, propertyOf, type TypeName } from '@schakel/domain'
import type { ReactNode } from 'react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PhoneLink } from '../PhoneLink.tsx'
import classes from './Facts.module.css'

interface FactValueProps {
  readonly type: TypeName
  readonly name: string
  readonly field: Field
  readonly value: unknown
}

/** The value of a field as a person reads it, by the kind of the field. */
export function FactValue({ type, name, field, value }: FactValueProps): ReactNode {
  const common = useTranslation('common')
  const words = useWords()
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' ? <Money amount={value} /> : <NotEntered />
    case 'integer':
      return typeof value === 'number' ? formatCount(value) : null
    case 'flag':
      return common.t(value === true ? 'yes' : 'no')
    case 'date':
      return <DateText iso={String(value)} form="date" />
    case 'dateTime':
      return <DateText iso={String(value)} form={isMidnight(String(value)) ? 'date' : 'dateTime'} />
    case 'repeat':
      return words.repeat(String(value))
    case 'email':
      return <a href={`mailto:${value}`}>{String(value)}</a>
    case 'phone':
      return <PhoneLink number={String(value)} />
    case 'website':
      return (
        <a href={String(value)} target="_blank" rel="noopener noreferrer">
          {String(value).replace(/^https?:\/\/(www\.)?|\/$/g, '')}
        </a>
      )
    case 'choice':
      return type === 'user' && name === 'role'
        ? (own(words.texts.accountRoles, String(value)) ?? String(value))
        : words.choice(name, String(value))
    case 'list':
      return <Rows name={name} field={field} value={value} />
    case 'longText':
      return <span className={classes.lines}>{String(value)}</span>
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  }
}

/** Rows of one field each, such as the kinds of software, as words behind each other. */
function Rows({ name, field, value }: { readonly name: string; readonly field: Field; readonly value: unknown }) {
  const words = useWords()
  const [inner] = Object.keys(field.fields ?? {})
  if (!Array.isArray(value) || inner === undefined) return null
  const texts = value.flatMap((row) => {
    const one = propertyOf(row, inner)
    return typeof one === 'string' ? [words.choice(`${name}.${inner}`, one)] : []
  })
  return texts.join(', ')
}

function isMidnight(iso: string): boolean {
  return iso.endsWith('T00:00:00.000Z')
}

function NotEntered() {
  const { t } = useTranslation('items')
  return <Hint as="span">{t('notEntered')}</Hint>
}
