import type { Field } from '@schakel/domain'
import { useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { derivedFrom } from './check.ts'
import { FieldCell } from './FieldCell.tsx'
import classes from './FormDialog.module.css'
import { filledWords } from './formState.ts'
import { inputId } from './inputId.ts'
import { TotalField } from './inputs/TotalField.tsx'
import { isDerived, type ShownField } from './shape.ts'
import type { PartForm } from './usePartForm.ts'
import { isBlank } from './values.ts'

interface FieldGridProps {
  readonly form: PartForm
  /** The fields to show here; the part may have more elsewhere. */
  readonly fields: readonly ShownField[]
  /** The keyboard begins at the first of them. */
  readonly hasFocus?: boolean
}

const SHORT_TEXT = 20
const wide: readonly Field['kind'][] = [
  'longText',
  'richText',
  'object',
  'list',
  'dateTime',
  'repeat',
  'colour',
  'flag',
]

function isWide({ kind, max = 0, required, options = [] }: Field): boolean {
  if (kind === 'text') return max > SHORT_TEXT
  if (kind === 'choice') return required === true && options.length === 3
  return wide.includes(kind)
}

/** Fields of one item, two beside each other where there is room. */
export function FieldGrid({ form, fields, hasFocus = false }: FieldGridProps) {
  const words = useWords()
  const { part } = form
  const derived = fields.some(({ name }) => isDerived(part.type, name))
    ? derivedFrom(part.type, form.fields, part.values)
    : {}
  // What stands filled in already, such as a role, is not where one begins.
  const isOpen = ({ name, field }: ShownField) => field.kind !== 'choice' || isBlank(field, part.values[name])
  const [first] = useState(() => (hasFocus ? (fields.find(isOpen) ?? fields[0])?.name : undefined))
  return (
    <Grid cols="2" align="start" gap={4} className={classes.grid}>
      {fields.map((shown) => {
        const { name, field } = shown
        return (
          <Box key={name} fluid className={classes.cell} data-wide={isWide(field) || undefined} data-field={name}>
            {isDerived(part.type, name) ? (
              <TotalField id={inputId(part.id, name)} label={words.field(part.type, name)} amount={derived[name]} />
            ) : (
              <FieldCell
                part={part.id}
                type={part.type}
                shown={shown}
                value={part.values[name]}
                errors={form.errorsOf(name)}
                isFirst={name === first}
                filled={filledWords(field.completes && part.filled?.[field.completes])}
                dispatch={form.dispatch}
              />
            )}
          </Box>
        )
      })}
    </Grid>
  )
}
