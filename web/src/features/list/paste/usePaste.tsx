import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { useBlockedReason } from '../../../ui/writeBlocked.ts'
import { cellsOf } from './cellsOf.ts'
import type { PasteDialogProps } from './PasteDialog.tsx'

const PasteDialog = lazyPart<PasteDialogProps>(() => import('./PasteDialog.tsx'))

/** Pasting cells of a spreadsheet over the active cell and what is right of and below it; first shown, then written. */
export function usePaste(table: Pick<PasteDialogProps, 'type' | 'columns' | 'rows'>) {
  const blocked = useBlockedReason('now')
  const [pasted, setPasted] = useState<Pick<PasteDialogProps, 'cells' | 'at'>>()
  const dialog: ReactNode = pasted && <PasteDialog {...table} {...pasted} onClose={() => setPasted(undefined)} />
  return {
    dialog,
    begin(text: string, index: number, cell: number): void {
      if (blocked || text.trim() === '') return
      setPasted({ cells: cellsOf(text), at: { index, column: Math.max(0, cell) } })
    },
  }
}
