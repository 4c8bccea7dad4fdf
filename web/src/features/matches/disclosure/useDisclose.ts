import type { AnyItem } from '@schakel/domain'
import { useUpdate } from '../../../entities/items/mutations.ts'
import { useFailure } from '../../../ui/useFailure.ts'
import type { DisclosureQuestion } from './DisclosureDialog.tsx'

/** Discloses a name, or hides it again, once somebody said so (D22.1): of a match to its supplier, of a dossier to all who see it. */
export function useDisclose(): (
  about: AnyItem,
  deed: DisclosureQuestion['deed'],
  props: Readonly<Record<string, unknown>>,
) => Promise<void> {
  const update = useUpdate()
  const fail = useFailure()
  return async (about, deed, props) => {
    try {
      const { askDisclosure } = await import('./askDisclosure.ts')
      if (await askDisclosure(about, deed)) update.mutate({ id: about._id, props })
    } catch (error) {
      fail(error)
    }
  }
}
