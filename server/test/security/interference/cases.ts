import { type Deed, post, ref } from './deed.ts'
import { move, toEach } from './named.ts'
import { weighed } from './otherDeeds.ts'
import { toBoth } from './pairs.ts'
import type { Theme } from './themes.ts'

/** What random sequences once found, at their shortest: it must never be found again. */
interface Case {
  readonly name: string
  /** Which border; who a lead is where it says none. */
  readonly at?: string
  readonly theme: Theme
  readonly deeds: readonly Deed[]
}

const update = (by: Deed['by'], name: string, props: object): Deed => ({
  by,
  ask: post(`/api/space/update/${ref(name)}`, { props }),
})
const remark = (by: Deed['by'], text: string, parent: string): Deed => ({
  by,
  ask: post('/api/space/save', { item: { _type: 'comment', text: `<p>${text}</p>` }, parent: ref(parent) }),
})
const accept = update('supplier', 'match', {
  status: 'reserved',
  history: [{ status: 'reserved', date: '‹now›', description: 'Omdat het past' }],
})

const anew = (dossier: string, props: object): Deed => ({
  by: 'staff',
  ask: post(`/api/space/edge/MATCH/${ref(dossier)}/${ref('supplier')}`, { props }),
})

/** A whole round of weighing with its decision, that nobody refuses (F2.17). */
const choosing: readonly Deed[] = (
  [
    ['asker', 'decision/setup', { anchors: { excellent: 1, maximum: 2 } }],
    ['staff', 'weighing/invite', { people: [ref('askerUser')], named: true }],
    ['asker', 'weighing/submit', { points: weighed }],
    ['staff', 'weighing/submit', { points: weighed }],
    ['staff', 'weighing/close', {}],
    ['asker', 'scenarios/save', { name: 'Prijs', points: weighed }],
    ['staff', 'decision/take', { match: ref('match'), reason: 'Past het best', dissent: 'Te duur' }],
    ['staff', 'decision/take', { match: ref('match'), reason: 'Toch', replaceReason: 'Beter nagekeken' }],
  ] as const
).map(([by, path, body]) => ({
  ...{ by, ask: post(`/api/${path}`, { dossier: ref('dossier'), ...body }) },
  ...{ isHidden: true, isDone: true },
}))

export const cases: readonly Case[] = [
  {
    name: 'a guess at the hidden advice is answered alike whether it is right or not',
    theme: 'guesses',
    deeds: [
      update('staff', 'match', { $advise: '‹contact›' }),
      update('supplier', 'match', { $advise: 'Philibert Dropveter' }),
    ],
  },
  {
    name: 'what a supplier calls itself stands in what it signs',
    theme: 'ownNames',
    deeds: [update('supplier', 'supplierUser', { name: 'Tjorven Plokkema' }), accept],
  },
  {
    name: 'a tick of somebody else leaves the words of a task as their author wrote them',
    theme: 'ownWords',
    deeds: [
      update('supplier', 'todo', { description: 'Quistelbroek' }),
      update('staff', 'todo', { tasks: [{ name: 'Bellen', done: true }] }),
    ],
  },
  {
    name: 'the name of somebody of the staff is there, also where a contact of the lead has it too',
    theme: 'staffName',
    deeds: [remark('staff', 'Groet, Joris van der Toverlepel', 'match')],
  },
  {
    name: 'a file of all that somebody wrote tells nothing that others wrote in it since',
    theme: 'ownWords',
    deeds: [
      update('staff', 'todo', { description: 'Bel ‹contact› op ‹mobile›' }),
      { by: 'supplier', ask: post('/api/privacy/export', { _id: null, kind: 'html', language: 'nl' }) },
    ],
  },
  {
    name: 'who talks on after a lead was hidden again does so without a name',
    theme: 'talk',
    deeds: [remark('late', 'kassa', 'message')],
  },
  {
    name: 'a word that is also a name stays a word',
    theme: 'ordinaryWords',
    deeds: [update('staff', 'match', { $advise: 'In augustus dicht, voor de rust' })],
  },
  {
    name: 'what waits to be shown is shown by no write that its reader does not see',
    theme: 'erasing',
    deeds: [
      { by: 'super', ask: post('/api/privacy/erase', { _id: ref('forgotten'), confirm: '‹forgotten›' }) },
      { ...update('super', 'match', { matchnote: 'Stil' }), isHidden: true },
    ],
  },
  {
    name: 'a version tells of no change that its reader does not see',
    theme: 'unseen',
    deeds: [
      { ...update('staff', 'lead', { employees: 14 }), isHidden: true },
      { ...update('staff', 'dossier', { link: 'https://voorbeeld.example' }), isHidden: true },
      { ...update('super', 'match', { matchnote: 'Stil' }), isHidden: true },
    ],
  },
  {
    name: 'when a login was last used tells nothing of what others write meanwhile',
    theme: 'unseen',
    deeds: [
      { by: 'staff', wait: 1200 },
      { ...update('super', 'match', { matchnote: 'Stil' }), isHidden: true },
      { by: 'supplier', ask: post('/api/auth/sessions', {}) },
    ],
  },
  {
    name: 'a file of all that somebody did tells nothing of what it changed in another space',
    at: 'spaces',
    theme: 'guesses',
    deeds: [
      {
        by: 'staff',
        ask: post('/api/space/merge', { keep: ref('twinSupplier'), drop: ref('twinSupplierB') }),
      },
      { by: 'staff', ask: post('/api/privacy/export', { _id: null, kind: 'json', language: null }) },
    ],
  },
  {
    name: 'that suppliers are weighed up, by whom and who is chosen is noticed by none of them',
    theme: 'unseen',
    deeds: choosing,
  },
  {
    name: 'that a dossier was offered to another supplier and taken back is noticed by nobody else',
    at: 'rival',
    theme: 'guesses',
    deeds: [
      {
        ...{
          by: 'staff',
          ask: post('/api/guard/takeBack', { dossier: ref('dossier2'), suppliers: [ref('supplier2')] }),
        },
        ...{ isHidden: true, isDone: true },
      },
    ],
  },
  {
    name: 'that somebody was chosen and weighed is noticed by nobody outside',
    at: 'outside',
    theme: 'ownWords',
    deeds: choosing,
  },
  {
    name: 'whether the next of a todo can be taken back tells nothing of what others did with it unseen',
    theme: 'unseen',
    deeds: [
      {
        ...{ by: 'staff', ask: post('/api/work/remind', { item: ref('nextTodo'), at: '2026-06-01T08:00:00Z' }) },
        isHidden: true,
      },
      update('supplier', 'doneTodo', { done: false }),
    ],
  },
  {
    name: 'what changes of a lead changes no two of its dossiers at one moment',
    at: 'join',
    theme: 'guesses',
    deeds: [toBoth(`/api/space/update/${ref('pair')}`, { props: { employees: 400 } })],
  },
  {
    name: 'a name that becomes known is told of in no two dossiers at one moment',
    at: 'join',
    theme: 'guesses',
    deeds: [
      toBoth('/api/space/save', { item: { _type: 'person', name: '‹newcomer›' }, parent: ref('pair') }),
      { by: 'staff', wait: 60 },
    ],
  },
  {
    name: 'what waits of a dossier goes on waiting, whether or not that of the other was shown',
    at: 'join',
    theme: 'guesses',
    deeds: [
      toBoth(`/api/space/update/${ref('pair')}`, { props: { employees: 3 } }),
      update('staff', 'pair1', { existing: 'kassa' }),
      update('staff', 'pairMatch3', { $advise: 'kassa' }),
    ],
  },
  {
    name: 'a contact who is erased is not read in clear meanwhile',
    theme: 'erasing',
    deeds: [{ by: 'super', ask: post('/api/privacy/erase', { _id: ref('contact'), confirm: '‹contact›' }) }],
  },
  {
    name: 'a match that was thrown away and is made anew is not shown, and once it is shown names nobody',
    theme: 'guesses',
    deeds: [anew('goneDossier', {}), anew('goneDossier', { $visible: true })],
  },
  {
    name: 'of who asks nobody is seen to look on at a closed dossier, also by who knows the lead by another',
    at: 'named',
    theme: 'guesses',
    deeds: [
      ...['match', 'dossier', 'demo'].map((place) => move('supplier', 'joinRoom', place)),
      ...['match', 'dossier', 'demo'].map((place) => move('asker', 'joinRoom', place)),
      ...['match', 'dossier', 'demo'].map((place) => move('asker', 'userLeft', place)),
    ],
  },
  {
    name: 'who goes from a dossier that was told to one that was not is seen to go and not to come',
    at: 'named',
    theme: 'guesses',
    deeds: [
      move('supplier', 'joinRoom', 'namedDossier'),
      move('supplier', 'joinRoom', 'dossier'),
      move('known', 'joinRoom', 'namedDossier'),
      move('known', 'userLeft', 'namedDossier'),
      move('known', 'joinRoom', 'dossier'),
    ],
  },
  {
    name: 'at a contact that was told the same are seen, whether or not a closed dossier has it too',
    at: 'named',
    theme: 'guesses',
    deeds: [move('supplier', 'joinRoom', 'namedContact'), move('known', 'joinRoom', 'namedContact')],
  },
  {
    name: 'that a contact goes and comes back is told at no closed dossier that has it too',
    at: 'named',
    theme: 'guesses',
    deeds: [
      toEach('/api/space/delete', { item: { _id: ref('eachContact') } }),
      toEach('/api/trash/restore', { _id: ref('eachContact') }),
    ],
  },
]
