import { type ReactNode, useRef, useState } from 'react'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { useFailure } from '../../../ui/useFailure.ts'
import { useBlockedReason } from '../../../ui/writeBlocked.ts'
import type { Rows } from '../table/useRows.ts'
import type { PasteDialogProps } from './PasteDialog.tsx'

const PasteDialog = lazyPart<PasteDialogProps>(() => import('./PasteDialog.tsx'))

interface PasteInput extends Pick<PasteDialogProps, 'type' | 'columns'> {
  readonly rows: Rows
}

/** Pasting cells of a spreadsheet over the active cell and what is right of and below it; first shown, then written. */
export function usePaste({ rows, type, columns }: PasteInput) {
  const blocked = useBlockedReason('now')
  const fail = useFailure()
  const [pasted, setPasted] = useState<Pick<PasteDialogProps, 'cells' | 'column' | 'columns' | 'items'>>()
  const [isReading, setReading] = useState(false)
  // What is pasted last is what counts.
  const last = useRef<object>(undefined)
  const dialog: ReactNode = pasted && <PasteDialog type={type} {...pasted} onClose={() => setPasted(undefined)} />
  return {
    dialog,
    isReading,
    /** It goes to the columns that stand there now, whichever come while it is looked at. */
    async begin(text: string, index: number, cell: number): Promise<void> {
      if (blocked || text.trim() === '') return
      const turn = {}
      last.current = turn
      setReading(true)
      try {
        const { cellsOf, PASTE_ROWS } = await import('./cellsOf.ts')
        const cells = cellsOf(text)
        const items = await rows.read(index, Math.min(cells.length, PASTE_ROWS))
        if (last.current === turn) setPasted({ cells, column: Math.max(0, cell), columns, items })
      } catch (error) {
        fail(error)
      } finally {
        if (last.current === turn) setReading(false)
      }
    },
  }
}
