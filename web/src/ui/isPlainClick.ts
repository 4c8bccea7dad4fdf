import type { MouseEvent } from 'react'

/** Whether a click on a link leads there on this page: with another button or with a key a browser opens a tab or a window beside it. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
