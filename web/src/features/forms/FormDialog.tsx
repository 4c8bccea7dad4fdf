import { Modal } from '@mantine/core'
import { useWords } from '../../texts/i18n.ts'
import type { FormRequest } from './openForm.ts'

interface FormDialogProps {
  readonly request: FormRequest
  readonly onClose: () => void
}

/** The add and edit form of a type (S2.32, S2.34). */
export default function FormDialog({ request, onClose }: FormDialogProps) {
  const words = useWords()
  const type = request.mode === 'add' ? request.type : request.item._type
  return <Modal opened onClose={onClose} size={600} title={words.type(type)} />
}
