// Boxes to tick and buttons take no letters.
const NO_TEXT = ['checkbox', 'button', 'submit', 'reset', 'image']

/** Whether keys pressed there write something: a field, or a text that is being edited. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
}
