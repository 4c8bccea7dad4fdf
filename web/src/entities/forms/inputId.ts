/** The id of an input on the page, by its part and its path. */
export function inputId(part: string, path: string): string {
  return `form-${part}-${path.replace(/[^\w-]/g, '-')}`
}

const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"]'

/** Puts the keyboard into an input, or into the first thing of a group of them that takes it. */
export function focusInto(place: Element | null | undefined): void {
  const target = place?.matches(FOCUSABLE)
    ? place
    : (place?.querySelector('input:checked') ?? place?.querySelector(FOCUSABLE))
  if (!(target instanceof HTMLElement)) return
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
}

/** The same for the input of an id. */
export function focusInput(id: string): void {
  focusInto(document.getElementById(id))
}
