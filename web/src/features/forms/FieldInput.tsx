import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { ChoiceField } from './inputs/ChoiceField.tsx'
import { ColourField } from './inputs/ColourField.tsx'
import { DateField } from './inputs/DateField.tsx'
import { DateTimeField } from './inputs/DateTimeField.tsx'
import { FlagField } from './inputs/FlagField.tsx'
import type { GroupProps } from './inputs/inputProps.ts'
import { choiceOf, ManyField } from './inputs/ManyField.tsx'
import { NumberField } from './inputs/NumberField.tsx'
import { ObjectField } from './inputs/ObjectField.tsx'
import { RowsField } from './inputs/RowsField.tsx'
import { TagField } from './inputs/TagField.tsx'
import { LongTextField, PasswordField, TextField } from './inputs/TextField.tsx'

const RichTextField = lazy(() => import('./inputs/RichTextField.tsx'))
// The height of the editor, so that nothing moves when it comes.
const EDITOR_HEIGHT = 180

/** The input of a field, by its kind. */
export function FieldInput(props: GroupProps) {
  switch (props.field.kind) {
    case 'longText':
      return <LongTextField {...props} />
    case 'richText':
      return (
        <Suspense fallback={<Skeleton height={EDITOR_HEIGHT} radius="md" />}>
          <RichTextField {...props} />
        </Suspense>
      )
    case 'integer':
    case 'money':
      return <NumberField {...props} />
    case 'flag':
      return <FlagField {...props} />
    case 'date':
      return <DateField {...props} />
    case 'dateTime':
      return <DateTimeField {...props} />
    case 'choice':
      return <ChoiceField {...props} />
    case 'colour':
      return <ColourField {...props} />
    case 'object':
      return <ObjectField {...props} />
    case 'list':
      return choiceOf(props.field) ? <ManyField {...props} /> : <RowsField {...props} />
    case 'password':
      return <PasswordField {...props} />
    default:
      // The tree of tags hangs together by this field: one picks a tag, nobody types its key.
      if (props.type === 'tag' && props.path === 'parent') return <TagField {...props} />
      return <TextField {...props} />
  }
}
