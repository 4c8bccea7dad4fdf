import type { tour as nl } from '../nl/tour.ts'
import type { SameKeys } from '../sameKeys.ts'

export const tour = {
  invite: 'First time here?',
  inviteText: 'A short tour shows in a minute where everything is.',
  start: 'Start the tour',
  notNow: 'Not now',
  title: 'Tour',
  count: 'Step {{step}} of {{steps}}',
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  finish: 'Get going',
  steps: {
    today: {
      title: 'Start here',
      text: 'Todos, appointments, matches and messages that ask for you today. Click a number and you are there.',
    },
    pipeline: {
      title: 'Dossiers under way',
      text: 'Every dossier goes from request to done. Here you see how many stand where; a click opens the list. On the card of a dossier you go from requirements to answers, comparing, weighing and deciding.',
    },
    search: {
      title: 'Everything can be found',
      text: 'Press / and type a few letters. With Ctrl + K you do nearly everything without a mouse.',
    },
    add: {
      title: 'Something new',
      text: 'An end-user, a dossier, a todo: add it here, wherever you are.',
    },
    lists: {
      title: 'Lists and boards',
      text: 'Filter, sort and keep a list the way you like it: as a table, as cards or as a board.',
    },
    offered: {
      title: 'Requests for you',
      text: 'These dossiers seem to suit you. Open one, say whether you accept or decline it, and answer its requirements on the tab Answers.',
    },
    delivered: {
      title: 'From anonymous to known',
      text: 'At first you read a request anonymously. Once the knowledge centre discloses who is asking, you see here whom you talk to.',
    },
    requests: {
      title: 'Your request',
      text: 'Here you follow how far your request is. Open it: on top stands what you can do now, from choosing requirements to comparing, weighing and deciding.',
    },
    proposals: {
      title: 'Proposed suppliers',
      text: 'Does a supplier suit you? Answer with yes, maybe or no. You can always change your answer.',
    },
    todos: {
      title: 'What you can still do',
      text: 'Todos that wait for you, the most urgent first. When one is done, tick it off.',
    },
    gatherings: {
      title: 'Knowledge days and appointments',
      text: 'What is planned for you, the next one first.',
    },
    calendar: {
      title: 'Your calendar',
      text: 'All dates together. Want them in a calendar of your own? You set that up in your settings.',
    },
    bell: {
      title: 'Up to date',
      text: 'The bell counts what you have not read: messages, who mentions you and which status changes.',
    },
    menu: {
      title: 'Your menu',
      text: 'Messages, settings and help are here. You find this tour there again too, with the help.',
    },
    superMenu: {
      title: 'Your menu',
      text: 'Users, import, settings and help are here. You find this tour there again too, with the help.',
    },
  },
} as const satisfies SameKeys<typeof nl>
