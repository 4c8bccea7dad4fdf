import type { AnyItem } from '@schakel/domain'
import type { ChoosingNext } from '@schakel/domain/choosing'
import { IconMail, IconMessage } from '@tabler/icons-react'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { creatableBy, useRights } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'

/** So many suppliers are reminded from here; the others from their own pages. */
const REMINDED = 3

interface WritesProps {
  readonly dossier: AnyItem
  readonly next: ChoosingNext
  readonly isCentre: boolean
}

/** To whom one may write while it is their turn: staff to suppliers and who asks; who asks to the centre, by a remark on the dossier. */
export function Writes({ dossier, next, isCentre }: WritesProps) {
  const { t } = useTranslation('choosing')
  const { kind } = useViewer()
  const rights = useRights(dossier)
  const mail = <IconMail size={16} aria-hidden="true" />
  if (!isCentre) {
    if (!rights.create('comment')) return null
    return (
      <Button
        writes="now"
        icon={<IconMessage size={16} aria-hidden="true" />}
        onClick={() => openItemForm({ type: 'comment', parent: dossier })}
      >
        {t('writeCentre')}
      </Button>
    )
  }
  if (!creatableBy(kind).includes('message')) return null
  if (next.suppliers.length > 0) {
    return next.suppliers.slice(0, REMINDED).map((supplier, index) => (
      <Button
        key={supplier}
        writes="now"
        icon={mail}
        onClick={() =>
          openItemForm({ type: 'message', parent: supplier, about: dossier._id, values: { name: t('subject') } })
        }
      >
        {t('remindOne', { name: next.names[index] ?? '' })}
      </Button>
    ))
  }
  const asker = dossier.organisation?._id
  if (asker === undefined) return null
  return (
    <Button writes="now" icon={mail} onClick={() => openItemForm({ type: 'message', parent: asker })}>
      {t('writeAsker')}
    </Button>
  )
}
