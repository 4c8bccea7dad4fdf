import { z } from 'zod'
import { itemAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { plainText, tokenInput } from './inputs.ts'

const group = 'files'

export const fileCalls = {
  upload: defineCall({
    method: 'POST',
    path: '/api/files/upload',
    group,
    summary: 'Send a file and hang it under an item',
    description:
      '`?parent=` is the id of that item; it may stand in the form as well, before the file. Any type of at most 100 MB. The answer is the new file item. Nothing is kept of a file that does not arrive whole, that is too large, or in which a scan finds something harmful. Sent again under its key after the file was thrown away, the answer is its `_id` and `_version` alone.',
    isWrite: true,
    isUpload: true,
    body: z.object({
      parent: plainText(200)
        .optional()
        .meta({ description: 'The item it hangs under, when the address does not say.' }),
      file: z.file().meta({ description: 'Of any type, at most 100 MB.' }),
      ...tokenInput,
    }),
    answer: itemAnswer,
    problems: [404, 503],
  }),
  file: defineCall({
    method: 'GET',
    path: '/api/files/{key}',
    isRead: true,
    group,
    summary: 'What is in a file',
    description:
      'For whoever reads the file item of this key; for everyone else there is no such file. Always to be saved, never shown; takes Range.',
    params: { key: 'The key of the file item, as in its location.' },
    body: z.object({}),
    answer: z.file(),
    answerType: 'application/octet-stream',
    problems: [404, 416],
    headers: {
      'Content-Disposition': 'always `attachment`, with the name of the file.',
      'Accept-Ranges': '`bytes`.',
    },
  }),
}
