import { accessibility } from './accessibility.ts'
import { agenda } from './agenda.ts'
import { answers } from './answers.ts'
import { auth } from './auth.ts'
import { card } from './card.ts'
import { chat } from './chat.ts'
import { checkin } from './checkin.ts'
import { choosing } from './choosing.ts'
import { comments } from './comments.ts'
import { comparison } from './comparison.ts'
import { demo } from './demo.ts'
import { disclosure } from './disclosure.ts'
import { editor } from './editor.ts'
import { exporting } from './exporting.ts'
import { files } from './files.ts'
import { fit } from './fit.ts'
import { forms } from './forms.ts'
import { glance } from './glance.ts'
import { guard } from './guard.ts'
import { history } from './history.ts'
import { images } from './images.ts'
import { importing } from './importing.ts'
import { links } from './links.ts'
import { list } from './list.ts'
import { log } from './log.ts'
import { map } from './map.ts'
import { matches } from './matches.ts'
import { merging } from './merging.ts'
import { messages } from './messages.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { palette } from './palette.ts'
import { planning } from './planning.ts'
import { printing } from './printing.ts'
import { privacy } from './privacy.ts'
import { reports } from './reports.ts'
import { requesting } from './requesting.ts'
import { requirements } from './requirements.ts'
import { seeAs } from './seeAs.ts'
import { settings } from './settings.ts'
import { statistics } from './statistics.ts'
import { tabs } from './tabs.ts'
import { tags } from './tags.ts'
import { timeline } from './timeline.ts'
import { tour } from './tour.ts'
import { trash } from './trash.ts'
import { users } from './users.ts'
import { weighing } from './weighing.ts'
import { work } from './work.ts'

/** What comes with all other screens, a file per feature; a new one is added here in both languages. */
export const texts = {
  accessibility,
  agenda,
  answers,
  auth,
  card,
  chat,
  checkin,
  choosing,
  comments,
  comparison,
  demo,
  disclosure,
  editor,
  exporting,
  files,
  fit,
  forms,
  glance,
  guard,
  history,
  images,
  importing,
  links,
  list,
  log,
  map,
  matches,
  merging,
  messages,
  notes,
  notifications,
  offline,
  palette,
  planning,
  printing,
  privacy,
  reports,
  seeAs,
  requesting,
  requirements,
  settings,
  statistics,
  tabs,
  tags,
  timeline,
  tour,
  trash,
  users,
  weighing,
  work,
}
