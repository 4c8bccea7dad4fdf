import { useMemo } from 'react'
import type { AnyItem } from '../../api/types.ts'
import { textIn } from '../../entities/items/read.ts'
import { useWords } from '../../texts/i18n.ts'
import { findByWords } from '../../ui/findByWords.ts'

/** A user as a line of the table. */
export interface UserRow {
  readonly user: AnyItem
  readonly name: string
  readonly email: string
  readonly username: string
  readonly organisation: string
  readonly role: string
  /** When they last logged in, as on the wire; empty for never. */
  readonly last: string
}

/** The users with what is read of each, those in which every word of the term stands. */
export function useUserRows(users: readonly AnyItem[], term: string): readonly UserRow[] {
  const { texts } = useWords()
  const rows = useMemo(
    () =>
      users.map((user): UserRow => {
        const role = textIn(user, 'role') ?? ''
        const feed = user._feed === 'ROOT' ? texts.feeds.ROOT : undefined
        return {
          user,
          name: textIn(user, 'name') ?? '',
          email: textIn(user, 'email') ?? '',
          username: textIn(user, 'username') ?? '',
          organisation: user.organisation?.name ?? '',
          role: [Object.entries(texts.accountRoles).find(([name]) => name === role)?.[1] ?? role, feed]
            .filter(Boolean)
            .join(' · '),
          last: textIn(user, 'last_login') ?? '',
        }
      }),
    [users, texts],
  )
  return useMemo(
    () =>
      findByWords(
        rows,
        ({ name, email, username, organisation, role }) => [name, email, username, organisation, role].join(' '),
        term,
      ),
    [rows, term],
  )
}

/** A column by which one can put the users in order. */
export type UserColumn = 'name' | 'organisation' | 'role' | 'last'

const order = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' })

/** The rows in the order of a column; equal ones by name. */
export function sortRows(rows: readonly UserRow[], column: UserColumn, isDown: boolean): readonly UserRow[] {
  const sign = isDown ? -1 : 1
  return rows.toSorted((a, b) => sign * order.compare(a[column], b[column]) || order.compare(a.name, b.name))
}
