import type { comments as nl } from '../nl/comments.ts'
import type { SameKeys } from '../sameKeys.ts'

export const comments: SameKeys<typeof nl> = {
  title: 'Comments',
  none: 'No comments yet',
  noneText: 'Write the first one below.',
  write: 'Write a comment',
  reply: 'Reply',
  replyTo: 'Reply to {{name}}',
  send: 'Post',
  hint: 'Ctrl + Enter posts',
  done: 'Done',
  doneOf: 'Mark the comment of {{name}} as done',
  isDone: 'Comment is done',
  reopen: 'Reopen',
  finished: 'Done since',
  showFinished_one: 'Show {{count}} finished comment',
  showFinished_other: 'Show {{count}} finished comments',
  hideFinished: 'Hide finished comments',
  edit: 'Edit',
  edited: 'Text of your comment',
  remove: 'Delete',
  someone: 'Someone',
  failed: 'Not posted: {{text}}',
}
