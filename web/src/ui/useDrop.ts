import { type DragEvent, useState } from 'react'
import { notifyInfo } from './notify.ts'
import { blockedText, useBlockedReason, type Writes } from './writeBlocked.ts'

/** What an element needs on which files can be dropped; `data-over` while they are held above it. What would write and waits says why. */
export function useDrop(onDrop: (dropped: DataTransfer) => void, writes?: Writes) {
  const blocked = useBlockedReason(writes)
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  return {
    'data-over': isOver || undefined,
    'data-testid': 'drop',
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: (event: DragEvent) => {
      const { relatedTarget } = event
      // From one part of it to another is not away.
      if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      if (blocked) notifyInfo(blockedText(blocked))
      else onDrop(event.dataTransfer)
    },
  }
}

/** A card or a word that is dragged is no file. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}
