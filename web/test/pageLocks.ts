/** Locks of a browser as its tabs hold them: one after another (jsdom has none). `asked` tells how often one was asked for. */
export function stubLocks() {
  let asked = 0
  const lines = new Map<string, Promise<unknown>>()
  const busy = new Map<string, number>()
  const request = async (name: string, { signal, ifAvailable }: LockOptions, run: (lock: object | null) => unknown) => {
    if (ifAvailable) return run((busy.get(name) ?? 0) > 0 ? null : {})
    asked += 1
    busy.set(name, (busy.get(name) ?? 0) + 1)
    const before = lines.get(name)
    const ended = Promise.withResolvers<void>()
    const turn = Promise.all([before, ended.promise])
    lines.set(name, turn)
    signal?.addEventListener('abort', () => ended.resolve())
    await before
    try {
      signal?.throwIfAborted()
      return await run({})
    } finally {
      busy.set(name, (busy.get(name) ?? 0) - 1)
      ended.resolve()
    }
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return { asked: () => asked, remove: () => void Reflect.deleteProperty(navigator, 'locks') }
}
