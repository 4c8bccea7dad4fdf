import type { AnyItem } from '@schakel/domain'
import { useTranslation } from 'react-i18next'
import { useGuard } from '../guard/useGuard.ts'
import { useUpdate } from '../items/mutations.ts'
import { isOn } from '../items/read.ts'
import { useRights } from '../items/useRights.ts'
import classes from './Matches.module.css'
import { Switch } from './Switch.tsx'

/** Whether the others see a match, and whether its supplier sees who asks (S2.31, D7); for staff and super users. */
export function MatchSwitches({ match, terse = false }: { readonly match: AnyItem; readonly terse?: boolean }) {
  const { t } = useTranslation('matches')
  const rights = useRights(match)
  const update = useUpdate()
  const guard = useGuard()
  if (!rights.write('$visible')) return null
  const isVisible = isOn(match, '$visible')
  const isOpen = isOn(match, '$open')
  const set = (field: '$visible' | '$open') => (value: boolean) =>
    update.mutate({ id: match._id, props: { [field]: value } })
  const show = async (value: boolean) => {
    if (!value || (await guard(match, 'show'))) set('$visible')(value)
  }
  return (
    <div className={classes.switches}>
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
        meaning={terse ? undefined : t(isOpen ? 'openOn' : 'openOff')}
        isOn={isOpen}
        onChange={set('$open')}
      />
    </div>
  )
}
