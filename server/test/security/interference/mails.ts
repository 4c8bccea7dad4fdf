import { newsLetter } from '../../../src/mail/newsLetter.ts'
import { readEmail } from '../../../src/store/auth/accounts.ts'
import { readNewsMail } from '../../../src/store/mail/newsMails.ts'
import type { Actor, World } from './sides.ts'

/** All that waits to be mailed to somebody: the letters that were kept, and the one about news as it would go out now. */
export async function mailsTo({ app, refs }: World, actor: Actor): Promise<string> {
  const { store, database } = app.world
  const user = refs.get(`${actor}User`) ?? ''
  const kept = await database.query(
    'select subject, body, html from mails where recipient = $1 and reader is null order by at, subject, body',
    [(await readEmail(store, user)) ?? ''],
  )
  const news = await readNewsMail(store, user)
  const letter = news && newsLetter(news, { brandName: 'Schakel', publicUrl: app.url })
  return JSON.stringify([kept, news, letter]).replaceAll(app.url, 'http://here')
}
