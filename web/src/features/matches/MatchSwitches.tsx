import type { AnyItem } from '@schakel/domain'
import { useUpdate } from '../../entities/items/mutations.ts'
import { useRights } from '../../entities/items/useRights.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { isDisclosed, isOpenByDossier, isSeen } from './disclosure/disclosed.ts'
import { useDisclose } from './disclosure/useDisclose.ts'
import { useGuard } from './guard/useGuard.ts'

/** What the supplier of a match sees: the request, and the name of who asks (S2.31, D22.2); for staff and super users. */
export function MatchSwitches({ match, terse = false }: { readonly match: AnyItem; readonly terse?: boolean }) {
  const { t } = useTranslation('matches')
  const rights = useRights(match)
  const update = useUpdate()
  const guard = useGuard()
  const disclose = useDisclose()
  if (!rights.write('$visible')) return null
  const isVisible = isSeen(match)
  const isOpen = isDisclosed(match)
  const byDossier = isOpenByDossier(match)
  const show = async (value: boolean) => {
    if (value) await guard(match, 'show')
    else if (isOpen) await disclose(match, 'hide', { $visible: false })
    else update.mutate({ id: match._id, props: { $visible: false } })
  }
  const name = (value: boolean) => disclose(match, value ? 'disclose' : 'conceal', { $open: value })
  return (
    <Cluster gap={2.5} gapX={6}>
      <Switch
        writes="now"
        label={t('visible')}
        meaning={terse ? undefined : t(isVisible ? 'visibleOn' : 'visibleOff')}
        isOn={isVisible}
        onChange={(value) => void show(value)}
      />
      <Switch
        writes="now"
        label={t('open')}
        meaning={terse ? undefined : t(openMeaning(isVisible, isOpen, byDossier))}
        isOn={isOpen}
        disabled={!isVisible || byDossier}
        onChange={(value) => void name(value)}
      />
    </Cluster>
  )
}

/** Why the name is or is not known, and what decides it. */
function openMeaning(isVisible: boolean, isOpen: boolean, byDossier: boolean) {
  if (!isVisible) return 'openHidden'
  if (byDossier) return 'openByDossier'
  return isOpen ? 'openOn' : 'openOff'
}
