/** Locks of a browser as its tabs hold them: one after another (jsdom has none). `asked` tells how often one was asked for. */
export function stubLocks() {
  let asked = 0
  const lines = new Map<string, Promise<unknown>>()
  const request = async (name: string, { signal }: LockOptions, run: () => unknown) => {
    asked += 1
    const before = lines.get(name)
    const ended = Promise.withResolvers<void>()
    const turn = Promise.all([before, ended.promise])
    lines.set(name, turn)
    signal?.addEventListener('abort', () => ended.resolve())
    await before
    try {
      signal?.throwIfAborted()
      return await run()
    } finally {
      ended.resolve()
    }
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return { asked: () => asked, remove: () => void Reflect.deleteProperty(navigator, 'locks') }
}
