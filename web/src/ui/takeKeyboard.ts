/** As `ref` of a tool that made way for a box: it has the keyboard again as that closes, unless it is elsewhere by then (WCAG 2.4.3). */
export function takeKeyboard(tool: HTMLElement | null): void {
  if (document.activeElement === document.body) tool?.focus({ preventScroll: true })
}
