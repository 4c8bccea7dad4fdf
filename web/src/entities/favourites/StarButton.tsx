import type { Favourite } from '@schakel/domain/calls'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import { useKeep } from './favourites.ts'

interface StarButtonProps {
  readonly favourite: Favourite
  readonly name: string
}

/** A star: what has it stands in the menu, on every device (S2.21). */
export function StarButton({ favourite, name }: StarButtonProps) {
  const { t } = useTranslation('layout')
  const { isKept, keep, drop } = useKeep()
  const isOn = isKept(favourite._id)
  const Star = isOn ? IconStarFilled : IconStar
  const label = t(isOn ? 'starOff' : 'starOn', { name })
  return (
    <IconButton
      tone="quiet"
      label={label}
      title={label}
      writes="now"
      onClick={() => (isOn ? drop(favourite, name) : keep(favourite))}
    >
      <Star size={17} aria-hidden="true" />
    </IconButton>
  )
}
