/** The id of an input on the page, by its part and its path. */
export function inputId(part: string, path: string): string {
  return `form-${part}-${path.replace(/[^\w-]/g, '-')}`
}

/** Puts the keyboard into an input, or into the first thing of a group of them that takes it. */
export function focusInput(id: string): void {
  const place = document.getElementById(id)
  const target = place?.matches('input, textarea, select, button, [contenteditable="true"]')
    ? place
    : place?.querySelector<HTMLElement>('input:checked, input, textarea, button, [contenteditable="true"]')
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}
