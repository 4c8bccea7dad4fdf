/** A file that is let go beside a place for it does not take the page away: a browser would show it instead. */
export function keepPageOverDrops(): () => void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, target, defaultPrevented } = event
    const isInput = target instanceof HTMLInputElement && target.type === 'file'
    if (defaultPrevented || isInput || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
  return () => {
    removeEventListener('dragover', refuse)
    removeEventListener('drop', refuse)
  }
}
