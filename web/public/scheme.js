// Before the first paint, so that a dark screen never flashes white; a file of its own because the page allows no inline script.
;(() => {
  let wanted = 'auto'
  try {
    wanted = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
  } catch {
    // Storage is refused: follow the system.
  }
  const isDark = wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  // The app is installed in the language in which one reads it.
  const isEnglish = /^\/en(\/|$)/.test(location.pathname)
  if (isEnglish) document.querySelector('link[rel=manifest]')?.setAttribute('href', '/manifest.webmanifest?locale=en')
})()
