import type { comments as nl } from '../nl/comments.ts'
import type { SameKeys } from '../sameKeys.ts'
import { onCard } from './onCard.ts'

export const comments: SameKeys<typeof nl> = {
  ...onCard.comments,
  none: 'No comments yet',
  noneText: 'Write the first one below.',
  write: 'Write a comment',
  reply: 'Reply',
  replyTo: 'Reply to {{name}}',
  send: 'Post',
  hint: 'Ctrl + Enter posts',
  hintMention: '@ mentions someone · Ctrl + Enter posts',
  mentionList: 'People to mention',
  mentionCount_one: '{{count}} person found, choose with the arrows and Enter',
  mentionCount_other: '{{count}} people found, choose with the arrows and Enter',
  done: 'Done',
  doneOf: 'Mark the comment of {{name}} as done',
  isDone: 'Comment is done',
  reopen: 'Reopen',
  internal: 'For the knowledge centre alone',
  finished: 'Done since',
  showFinished_one: 'Show {{count}} finished comment',
  showFinished_other: 'Show {{count}} finished comments',
  hideFinished: 'Hide finished comments',
  edit: 'Edit',
  edited: 'Text of your comment',
  remove: 'Delete',
  removeWith_one: 'Delete “{{name}}” with the reply to it?',
  removeWith_other: 'Delete “{{name}}” with the {{count}} replies to it?',
  once: {
    open: 'You can reply to this once.',
    said: 'You have replied to this; that is possible once.',
  },
  someone: 'Someone',
  failed: 'Not posted: {{text}}',
}
