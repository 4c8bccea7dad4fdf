import { maySeeStatistics } from '@schakel/domain'
import { mailMonth, type Report, type ReportFigures, reportOf } from '@schakel/domain/reports'
import { readEmail } from '../auth/accounts.ts'
import { viewerOfUser } from '../auth/viewers.ts'
import { assertKeptRead } from '../lists/kept.ts'
import { readReport } from '../read/reports.ts'
import { readReports } from '../reports/reports.ts'
import { readSettings } from '../settings/settings.ts'
import type { Store, ViewerStore } from '../store.ts'

/** How long after a try the next one comes, ms. */
const PAUSE_MS = 3_600_000

/** A mail of a report that this node is to send now. */
export interface DueReportMail {
  readonly user: string
  readonly report: string
  /** The month of which it is, `YYYY-MM`. */
  readonly month: string
}

/** A report of which somebody is to hear that it can be made no more: what it looks at is gone. */
export interface LostReport {
  readonly to: string
  readonly language: 'nl' | 'en'
  readonly id: string
  readonly name: string
}

/** A report to be mailed to somebody, as they read it now. */
export interface ReportMail extends LostReport {
  readonly report: Report
  readonly figures: ReportFigures
}

/** Mails a report to the viewer each month from now on, or no more. Throws Missing. */
export async function setReportMail(me: ViewerStore, id: string, isOn: boolean): Promise<{ readonly _id: string }> {
  const { database, settings } = me.store
  if (isOn) {
    await assertKeptRead(me, 'reports', id)
    const now = settings.clock()
    await database.query(
      `insert into report_mails (user_id, report_id, created_at, sent_month) select $1, r.id, $3, $4 from reports r where r.id = $2
        on conflict do nothing`,
      [me.viewer._id, id, now, mailMonth(now)],
    )
  } else {
    await database.query('delete from report_mails where user_id = $1 and report_id = $2', [me.viewer._id, id])
  }
  return { _id: id }
}

/** Takes the mail of a report that is due, if there is one: no other node gets it before the pause after this try is over. */
export async function takeReportMail(store: Store): Promise<DueReportMail | undefined> {
  const now = store.settings.clock()
  const month = mailMonth(now)
  const [row] = await store.database.query<Omit<DueReportMail, 'month'>>(
    `update report_mails m set due_at = $3 from (
        select user_id, report_id from report_mails where sent_month < $1 and (due_at is null or due_at <= $2)
          order by user_id, report_id limit 1 for update skip locked) t
      where m.user_id = t.user_id and m.report_id = t.report_id returning m.user_id as user, m.report_id as report`,
    [month, now, new Date(now.getTime() + PAUSE_MS)],
  )
  return row && { ...row, month }
}

/**
 * What somebody is mailed of a report now: in the form that they read, and nothing of one that they read no longer (D6). Who has no
 * address at this moment is mailed later.
 */
export async function readReportMail(
  store: Store,
  { user, report: id }: DueReportMail,
): Promise<ReportMail | LostReport | 'later' | undefined> {
  const viewer = await viewerOfUser(store, user)
  if (!viewer || !maySeeStatistics(viewer)) return undefined
  const me = store.as(viewer)
  const kept = (await readReports(me)).find(({ _id }) => _id === id)
  if (!kept) return undefined
  const to = await readEmail(store, user)
  if (to === undefined) return 'later'
  const report = reportOf(kept.report)
  const { locale, timezone } = await readSettings(store, user)
  const mail = { to, language: locale, id, name: kept.name }
  return report ? { ...mail, report, figures: await readReport(me, report, timezone) } : mail
}

/** The mail of a month is out, or there is none to go. */
export async function noteReportMailed(store: Store, { user, report, month }: DueReportMail): Promise<void> {
  await store.database.query(
    'update report_mails set sent_month = $3, due_at = null where user_id = $1 and report_id = $2',
    [user, report, month],
  )
}
