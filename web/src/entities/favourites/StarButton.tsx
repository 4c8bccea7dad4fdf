import type { Favourite } from '@schakel/domain/calls'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { MenuEntry } from '../../ui/MoreMenu.tsx'
import { useKeep } from './favourites.ts'

interface StarButtonProps {
  readonly favourite: Favourite
  readonly name: string
}

/** What the star of something does now, as a line of a menu. */
export function useStarEntry({ favourite, name }: StarButtonProps): MenuEntry {
  const { t } = useTranslation('layout')
  const { isKept, keep, drop } = useKeep()
  const isOn = isKept(favourite._id)
  const Star = isOn ? IconStarFilled : IconStar
  return {
    label: t(isOn ? 'starOff' : 'starOn', { name }),
    words: t('starWords'),
    icon: <Star size={17} aria-hidden="true" />,
    writes: 'now',
    onSelect: () => (isOn ? drop(favourite, name) : keep(favourite)),
  }
}

/** A star: what has it stands in the menu, on every device (S2.21). */
export function StarButton(props: StarButtonProps) {
  const { label, icon, onSelect } = useStarEntry(props)
  return (
    <IconButton tone="quiet" label={label} title={label} writes="now" onClick={onSelect}>
      {icon}
    </IconButton>
  )
}
