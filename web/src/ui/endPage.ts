/**
 * The session is over and the page is being left: nothing of it stays on the screen, nothing asks whether one stays, and leaving a field
 * saves nothing. What was typed is kept as a draft.
 */
export function endPage(): void {
  document.body.hidden = true
  // Heard before whatever asks or saves, wherever that listens.
  for (const leaving of ['beforeunload', 'focusout', 'blur'])
    addEventListener(leaving, (event) => event.stopImmediatePropagation(), true)
  // By the way back a browser would bring it as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}
