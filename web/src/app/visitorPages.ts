/** The pages for visitors, who have no account: a check-in with its key (D12), and the public request form (D18). */
export function visitorPageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (/^(\/en)?\/(aanvraag|request)\/?$/.test(pathname)) return 'request'
  return /^(\/en)?\/checkin\/./.test(pathname) && /[?&]key=/.test(search) ? 'checkin' : undefined
}
