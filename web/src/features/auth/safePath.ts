/** A wanted path if it is one of our own; else the home page (S2.17). Refuses `//host`, `/\host`, schemes and control characters. */
export function safePath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted)) return '/'
  // A browser drops tabs and newlines from an address and reads \ as /, which could make another host of it.
  if (wanted.includes('\\') || [...wanted].some((letter) => letter.charCodeAt(0) < 0x20)) return '/'
  const here = 'http://local.invalid'
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined
  if (url?.origin !== here) return '/'
  const path = `${url.pathname}${url.search}${url.hash}`
  return /^\/(en\/)?(login|logout|forgot|reset|invite|confirm|callback)\/?$/.test(url.pathname) || path.startsWith('//')
    ? '/'
    : path
}
