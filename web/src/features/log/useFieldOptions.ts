import { type AnyItem, definitionOf, may } from '@schakel/domain'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'

/** The fields of an item whose changes one may choose to see, by their labels. */
export function useFieldOptions(item: AnyItem): readonly { readonly value: string; readonly label: string }[] {
  const words = useWords()
  const { kind } = useViewer()
  return Object.entries(definitionOf(item._type).fields)
    .filter(
      ([, field]) =>
        !(field.hidden && field.readOnly) && !field.writeOnly && (!field.superOnly || may({ kind }, 'readSuperFields')),
    )
    .map(([name]) => ({ value: name, label: words.field(item._type, name) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
