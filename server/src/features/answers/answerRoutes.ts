import { supplierAnswerCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readAnswerSheet } from '../../store/read/answers.ts'
import { saveAnswers, submitAnswers, takeOverAnswers } from '../../store/write/answers.ts'
import { checkAnswer } from '../../store/write/checkedAnswers.ts'
import { reopenAnswers } from '../../store/write/reopenAnswers.ts'

/** What suppliers answer to requirements, and what staff find (F1.7 to F1.11). */
export function answerRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, supplierAnswerCalls.list, ({ me, body }) => readAnswerSheet(me, body.parent))
  serve(app, context, supplierAnswerCalls.save, async ({ me, body }) => ({
    rows: await saveAnswers(me, body.parent, body.rows),
  }))
  serve(app, context, supplierAnswerCalls.submit, async ({ me, body }) => ({
    rows: await submitAnswers(me, body.match, body.keys ?? undefined),
  }))
  serve(app, context, supplierAnswerCalls.takeOver, ({ me, body }) =>
    takeOverAnswers(me, body.match, { ...body, keys: body.keys ?? undefined }),
  )
  serve(app, context, supplierAnswerCalls.check, ({ me, body }) => checkAnswer(me, body))
  serve(app, context, supplierAnswerCalls.reopen, async ({ me, body }) => ({
    rows: (await reopenAnswers(me, body.match, body.keys)).map(({ key, _id, _version }) => ({
      key,
      status: 200 as const,
      ...(_id === undefined ? {} : { _id, _version }),
    })),
  }))
}
