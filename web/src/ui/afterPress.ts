let isDown = false
let held: (() => void)[] = []

// In the capture phase of the window, before anything that a press sets off.
addEventListener('pointerdown', () => (isDown = true), true)
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, true)

/** After the click that follows: what was held must not move what is clicked. */
function release(): void {
  isDown = false
  setTimeout(() => {
    if (isDown) return
    const due = held
    held = []
    for (const action of due) action()
  })
}

/**
 * Does something now, or, while something is being pressed, right after the click. An input that is left by pressing a button says what
 * is wrong with it; said at once, the button would move away under the finger and nothing would be clicked.
 */
export function afterPress(action: () => void): void {
  if (isDown) held.push(action)
  else action()
}
