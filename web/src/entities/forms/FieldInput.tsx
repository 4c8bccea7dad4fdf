import { Skeleton } from '@mantine/core'
import { barePart } from '../../ui/lazyPart.ts'
import { ImageField } from '../images/ImageField.tsx'
import { ChoiceField } from './inputs/ChoiceField.tsx'
import { ColourField } from './inputs/ColourField.tsx'
import { DateField } from './inputs/DateField.tsx'
import { DateTimeField } from './inputs/DateTimeField.tsx'
import { FlagField } from './inputs/FlagField.tsx'
import type { GroupProps } from './inputs/inputProps.ts'
import { choiceOf, ManyField } from './inputs/ManyField.tsx'
import { NumberField } from './inputs/NumberField.tsx'
import { ObjectField } from './inputs/ObjectField.tsx'
import { RepeatField } from './inputs/RepeatField.tsx'
import { SuggestField } from './inputs/SuggestField.tsx'
import { TagField } from './inputs/TagField.tsx'
import { TagsField } from './inputs/TagsField.tsx'
import { LongTextField, PasswordField, TextField } from './inputs/TextField.tsx'
import { TAGS } from './tags.ts'

const RichTextField = barePart(async () => (await import('./inputs/RichTextField.tsx')).default)
const RowsField = barePart(async () => (await import('./inputs/RowsField.tsx')).default)
// The heights they will have, so that nothing moves when they come.
const EDITOR_HEIGHT = 180
const ROWS_HEIGHT = 56

/** The input of a field, by its kind. */
export function FieldInput(props: GroupProps) {
  switch (props.field.kind) {
    case 'longText':
      return <LongTextField {...props} />
    case 'richText':
      return <RichTextField {...props} meanwhile={<Skeleton height={EDITOR_HEIGHT} radius="md" />} />
    case 'integer':
    case 'money':
      return <NumberField {...props} />
    case 'flag':
      return <FlagField {...props} />
    case 'date':
      return <DateField {...props} />
    case 'dateTime':
      return <DateTimeField {...props} />
    case 'repeat':
      return <RepeatField {...props} />
    case 'choice':
      return <ChoiceField {...props} />
    case 'colour':
      return <ColourField {...props} />
    case 'image':
      return <ImageField {...props} />
    case 'object':
      return <ObjectField {...props} />
    case 'list':
      if (props.path === TAGS) return <TagsField {...props} />
      if (choiceOf(props.field)) return <ManyField {...props} />
      return <RowsField {...props} meanwhile={<Skeleton height={ROWS_HEIGHT} radius="md" />} />
    case 'password':
      return <PasswordField {...props} />
    default:
      // The tree of tags hangs together by this field: one picks a tag, nobody types its key.
      if (props.type === 'tag' && props.path === 'parent') return <TagField {...props} />
      if (props.type === 'dossier' && props.path === 'supplier') return <SuggestField {...props} from="supplier" />
      return <TextField {...props} />
  }
}
