import { SEARCH_MIN_CHARS } from '@schakel/domain'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { CommandGroup } from './commands.ts'

/** To look for what is typed on a page of its own. It fits whatever is typed, so it stands last. */
export function useSearchCommand(typed: string): readonly CommandGroup[] {
  const { t } = useTranslation('palette')
  const navigate = useNavigate()
  const term = typed.trim()
  if (term.length < SEARCH_MIN_CHARS) return []
  return [
    {
      name: 'search',
      title: t('search'),
      commands: [
        {
          id: 'search',
          label: t('searchFor', { term }),
          icon: <IconSearch size={18} stroke={1.8} aria-hidden="true" />,
          isFound: true,
          run: () => void navigate({ to: '/search/$term', params: { term } }),
        },
      ],
    },
  ]
}
