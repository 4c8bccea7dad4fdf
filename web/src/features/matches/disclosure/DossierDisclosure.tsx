import type { AnyItem } from '@schakel/domain'
import { isOn } from '../../../entities/items/read.ts'
import { useRights } from '../../../entities/items/useRights.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { useDisclose } from './useDisclose.ts'

/** Whether the name is disclosed to every supplier who sees the request (D7, D22.1); for staff and super users. */
export function DossierDisclosure({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('disclosure')
  const rights = useRights(dossier)
  const disclose = useDisclose()
  if (!rights.write('open')) return null
  const isOpen = isOn(dossier, 'open')
  return (
    <Switch
      writes="now"
      label={t('all')}
      meaning={t(isOpen ? 'allOn' : 'allOff')}
      isOn={isOpen}
      onChange={(value) => void disclose(dossier, value ? 'disclose' : 'conceal', { open: value })}
    />
  )
}
