/** Whether an address is one for visitors, who have no account: a check-in with its key (D12). */
export function isVisitorPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return /^(\/en)?\/checkin\/./.test(pathname) && /[?&]key=/.test(search)
}
