import type { onCard as nl } from '../nl/onCard.ts'
import type { SameKeys } from '../sameKeys.ts'

export const onCard: SameKeys<typeof nl> = {
  chat: {
    open: 'Chat',
    openFor: 'Chat about {{name}}',
  },
  checkin: {
    open: 'Check-in',
  },
  comments: {
    title: 'Comments',
  },
  disclosure: {
    event: {
      disclosed: 'Name disclosed to {{supplier}}',
      concealed: 'Name no longer disclosed to {{supplier}}',
      shown: 'Shown to {{supplier}}, not read over',
      shownReviewed: 'Shown to {{supplier}}, read over',
      unshown: 'Not shown to {{supplier}} when it was put back: the text had not been read over',
    },
    aSupplier: 'a supplier',
  },
  guard: {
    title: 'What does a supplier see?',
  },
  images: {
    addAvatarOf: 'Add a picture to {{name}}',
    changeAvatarOf: 'Change the picture of {{name}}',
    addBanner: 'Add a banner',
    addBannerOf: 'Add a banner to {{name}}',
    changeBannerOf: 'Change the banner of {{name}}',
    photo: 'Photo:',
    by: 'by {{creator}}',
    cut: 'cropped',
  },
  log: {
    title: 'Log',
    text: 'Who did what, and when.',
    open: 'Open the log',
  },
  palette: {
    checkin: 'Check-in at {{name}}',
  },
  privacy: {
    title: 'Privacy',
    personText: 'Everything that is kept of this person, as a file. Or erase the person for good.',
    ownText: 'Everything that Schakel keeps of you, as a file.',
    erase: 'Erase person…',
    fileName: 'data',
    asPage: 'As a page to read',
    asJson: 'As JSON',
  },
  seeAs: {
    lookAs: 'See as…',
    only: 'Read only',
    onlyText: 'You are looking through the eyes of another. Stop that to change something.',
  },
}
