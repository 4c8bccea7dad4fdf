/** Does something when so many frames were painted; answers what gives it up. On a page that nobody sees it waits until somebody does. */
export function afterFrames(count: number, work: () => void): () => void {
  let frame = 0
  const wait = (left: number) => {
    frame = requestAnimationFrame(() => (left > 0 ? wait(left - 1) : work()))
  }
  wait(count)
  return () => cancelAnimationFrame(frame)
}
