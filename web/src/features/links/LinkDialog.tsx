import { Modal } from '@mantine/core'
import { useWords } from '../../texts/i18n.ts'
import { titleOf } from '../items/titleOf.ts'
import { closeLinkDialog, type LinkRequest } from './openLinkDialog.ts'

/** Links an item to another one (S2.25, S5.8). */
export default function LinkDialog({ request }: { readonly request: LinkRequest }) {
  const words = useWords()
  return <Modal opened onClose={closeLinkDialog} title={titleOf(request.item, words)} />
}
