import { chat } from '../chat.ts'
import { checkin } from '../checkin.ts'
import { comments } from '../comments.ts'
import { disclosure } from '../disclosure.ts'
import { files } from '../files.ts'
import { fit } from '../fit.ts'
import { guard } from '../guard.ts'
import { history } from '../history.ts'
import { images } from '../images.ts'
import { log } from '../log.ts'
import { map } from '../map.ts'
import { messages } from '../messages.ts'
import { notes } from '../notes.ts'
import { palette } from '../palette.ts'
import { planning } from '../planning.ts'
import { printing } from '../printing.ts'
import { privacy } from '../privacy.ts'
import { seeAs } from '../seeAs.ts'
import { tabs } from '../tabs.ts'
import { tags } from '../tags.ts'

/** What the page of an item says, beside the words of the first screens. */
export const texts = {
  chat,
  checkin,
  comments,
  disclosure,
  files,
  fit,
  guard,
  history,
  images,
  log,
  map,
  messages,
  notes,
  palette,
  planning,
  printing,
  privacy,
  seeAs,
  tabs,
  tags,
}
