import { Drawer } from '@mantine/core'
import { IconArrowRight, IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSearchTypes } from '../../entities/items/TypeFilter.tsx'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { translate } from '../../texts/languageFiles.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { useKeptNames } from '../../ui/useKeptNames.ts'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { askSeeAs } from '../askSeeAs.ts'
import { FavouriteLines } from './FavouriteLines.tsx'
import classes from './MenuSheet.module.css'
import { type MenuPart, menuOf } from './menuGroups.ts'
import { RecentLines } from './RecentLines.tsx'
import { screenIcons } from './screenIcons.tsx'

/** Everything one can go to, under headings that fold: what one keeps at hand first, then where one was, then lists and screens. */
export default function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('layout')
  const common = useTranslation('common')
  const { _id, kind } = useViewer()
  const parts = menuOf(kind, useSearchTypes())
  const [closed, setClosed] = useKeptNames(`schakel.menu.${_id}`)
  useReturnFocus()
  const group = (name: string, title: string, lines: ReactNode) => (
    <details
      key={name}
      open={!closed.includes(name)}
      onToggle={({ currentTarget: { open } }) => setClosed(name, !open)}
    >
      <summary className={classes.title}>
        <h2>{title}</h2>
      </summary>
      {lines}
    </details>
  )
  return (
    <Drawer
      opened
      onClose={onClose}
      position="left"
      size={340}
      title={t('menu')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack as="nav" gap={3} aria-label={t('menu')}>
        {group('favourites', t('favourites'), <FavouriteLines />)}
        {group('recent', t('recent'), <RecentLines />)}
        {parts.map((part) => group(part.group, t(`groups.${part.group}`), <Part part={part} onClose={onClose} />))}
      </Stack>
    </Drawer>
  )
}

function Part({
  part: { types, screens, looksAs },
  onClose,
}: {
  readonly part: MenuPart
  readonly onClose: () => void
}) {
  const seeAs = useTranslation('seeAs')
  const words = useWords()
  return (
    <ul className="sk-list">
      {types.map((type) => (
        <li key={type}>
          <Link to="/list" search={{ type }} className={classes.line}>
            <TypeIcon type={type} size={18} />
            {words.type(type, 2)}
          </Link>
        </li>
      ))}
      {screens.map(({ name, title, to }) => (
        <li key={name}>
          <Link to={to} className={classes.line}>
            {screenIcons[name] ?? <IconArrowRight size={18} stroke={1.8} aria-hidden="true" />}
            {translate(title)}
          </Link>
        </li>
      ))}
      {looksAs && (
        <li>
          <button
            type="button"
            className={classes.line}
            onClick={() => {
              onClose()
              askSeeAs()
            }}
          >
            <IconEye size={18} stroke={1.8} aria-hidden="true" />
            {seeAs.t('lookAs')}
          </button>
        </li>
      )}
    </ul>
  )
}
