import { useTranslation } from 'react-i18next'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatCount } from '../../ui/format.ts'
import classes from './Imports.module.css'
import type { UndoableImport } from './importData.ts'
import { UndoResult } from './UndoResult.tsx'
import { useUndoable, useUndoImport } from './useUndo.ts'

/** The imports of the last thirty days that can be taken back, also those of colleagues (D23.5). */
export function UndoableImports() {
  const { t } = useTranslation('importing')
  const imports = useUndoable().data ?? []
  if (imports.length === 0) return null
  return (
    <section className={classes.recent}>
      <h2 className={classes.heading}>{t('undo.heading')}</h2>
      <ul className={`sk-list ${classes.sheet}`}>
        {imports.map((one) => (
          <Undoable key={one._id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Undoable({ one }: { readonly one: UndoableImport }) {
  const { t } = useTranslation('importing')
  const undo = useUndoImport(one._id)
  const { created, merged } = one.counts
  const counts = [
    [created, 'created'],
    [merged, 'merged'],
  ] as const
  return (
    <li className={classes.undoRow}>
      <div className={classes.undoText}>
        <span className={classes.strong}>{one.file}</span>
        <span className={classes.hint}>
          {[
            one.space.name,
            one.by,
            ...counts
              .filter(([count]) => count > 0)
              .map(([count, name]) => `${formatCount(count)} ${t(`outcomes.${name}`)}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={classes.hint}>
          {t('undo.until')} <DateText iso={one.until} />
        </span>
      </div>
      {!undo.data && (
        <ConfirmTwice
          label={t(one.state === 'undoing' ? 'undo.goOn' : 'undo.button')}
          sure={t('undo.sure')}
          busy={undo.isPending}
          onConfirm={() => undo.mutate()}
        />
      )}
      {undo.data && <UndoResult undo={undo.data} />}
    </li>
  )
}
