import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount } from '../../ui/format.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Imports.module.css'
import type { ImportUndo } from './importData.ts'

/** What came of taking an import back: how much, and what stays and why (D23.5). */
export function UndoResult({ undo: { trashed, restored, stayed, items } }: { readonly undo: ImportUndo }) {
  const { t } = useTranslation('importing')
  const said = [
    t('undo.trashed', { count: trashed, shown: formatCount(trashed) }),
    ...(restored > 0 ? [t('undo.restored', { count: restored, shown: formatCount(restored) })] : []),
    ...(stayed > 0 ? [t('undo.stayed', { count: stayed, shown: formatCount(stayed) })] : []),
  ]
  return (
    <Stack gap={1.5} className={classes.undone}>
      <p role="status">{said.join(' ')}</p>
      {items.length > 0 && (
        <ul className={classes.stays}>
          {items.map(({ _id, name, reason }) => (
            <li key={_id}>
              <Link to="/card/$" params={{ _splat: _id }}>
                {name || '–'}
              </Link>
              : {t(`undo.reason.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      {stayed > items.length && <p>{t('undo.more', { shown: formatCount(stayed - items.length) })}</p>}
    </Stack>
  )
}
