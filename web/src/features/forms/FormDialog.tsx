import { Modal } from '@mantine/core'
import { useWords } from '../../texts/i18n.ts'
import { closeItemForm, type ItemFormRequest, typeOfRequest } from './openItemForm.ts'

/** The add and edit form of a type (S2.32, S2.34). */
export default function FormDialog({ request }: { readonly request: ItemFormRequest }) {
  const words = useWords()
  return <Modal opened onClose={closeItemForm} size={600} title={words.type(typeOfRequest(request))} />
}
