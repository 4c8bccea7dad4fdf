import { ANSWER_REMARK_MAX, seenKinds } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import { isFoundOtherwise } from '@schakel/domain/requirements/grade'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { gradeNames } from '../../entities/answers/Grade.tsx'
import { gradeOfAnswer, todayIs } from '../../entities/answers/grade.ts'
import { answerKeys } from '../../entities/answers/queries.ts'
import { useRefresh } from '../../entities/items/mutations.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Select } from '../../ui/Select.tsx'
import classes from './Answers.module.css'
import { TextIn } from './TextIn.tsx'
import { ValueChoice } from './ValueChoice.tsx'

interface CheckFormProps {
  readonly match: string
  readonly requirement: string
  readonly answer: SupplierAnswer
  readonly onDone: () => void
}

const seenOptions = ['', ...seenKinds] as const

/** What staff find of a claim: value, grade, whether it was seen, and why; the claim stays beside it (F1.10, F1.11). */
export function CheckForm({ match, requirement, answer, onDone }: CheckFormProps) {
  const { t } = useTranslation('answers')
  const common = useTranslation('common')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const refresh = useRefresh()
  const [value, setValue] = useState(answer.checked?.value ?? answer.value)
  const [grade, setGrade] = useState(String(gradeOfAnswer(answer, todayIs())))
  const [seen, setSeen] = useState<(typeof seenOptions)[number]>('')
  const [remark, setRemark] = useState(answer.checkRemark ?? '')
  // What is found is found of the answer that was read.
  const [version, setVersion] = useState(answer._version)
  const send = useMutation({
    mutationFn: (finding: object) =>
      call<SupplierAnswer>(
        '/api/answers/check',
        { match, key: requirement, _version: version, ...finding },
        { idempotencyKey: newIdempotencyKey() },
      ),
    onError: async (error) => {
      if (!isApiError(error, 409)) return
      // The answer of now comes to stand above the form, and the finding is saved of that one by another press.
      await cache.invalidateQueries({ queryKey: answerKeys.sheet(match) })
      setVersion(error.current?._version ?? version)
    },
    // The remark stands under the match as well.
    onSuccess: async () => {
      await Promise.all([cache.invalidateQueries({ queryKey: answerKeys.sheet(match) }), refresh()])
      onDone()
    },
  })
  // What is seen in a demo or tested is worth so much at least.
  const seenGrade = seen === 'test' ? '4' : seen === 'demo' && Number(grade) < 3 ? '3' : grade
  const isReasonAsked = isFoundOtherwise(answer, { value, grade: Number(seenGrade) }, todayIs())
  const isLacking = isReasonAsked && remark.trim() === ''
  const finding = { value, grade: Number(seenGrade), ...(seen ? { seen } : {}), remark: remark.trim() || null }
  return (
    <Stack
      as="form"
      gap={2.5}
      pad={3}
      ground="faint"
      outlined
      className={classes.panel}
      aria-label={t('checkOf', { key: requirement })}
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate(finding)
      }}
    >
      <Row wrap gap={3} gapX={5} align="end">
        <ValueChoice label={t('checkedValue')} value={value} onChoose={setValue} />
        <Select
          full
          writes="now"
          label={t('seen')}
          value={seen}
          options={seenOptions.map((one) => ({
            value: one,
            label: one === '' ? t('seenNot') : one === 'test' ? t('tested') : t('seenInDemo'),
          }))}
          onChange={setSeen}
        />
        <Select
          full
          writes="now"
          label={t('gradeLabel')}
          value={seenGrade}
          options={gradeNames.map((name, at) => ({ value: String(at), label: `${at} · ${t(`grades.${name}`)}` }))}
          onChange={setGrade}
        />
      </Row>
      <TextIn
        kind="lines"
        label={t('checkRemark')}
        hint={t(isReasonAsked ? 'checkRemarkNeeded' : 'checkRemarkHint')}
        value={remark}
        max={ANSWER_REMARK_MAX}
        onChange={setRemark}
      />
      {send.error && (
        <Text size="sm" tone="danger" role="alert">
          {errorText(send.error).title} {errorText(send.error).text}
        </Text>
      )}
      <Row wrap gap={2} gapX={3}>
        <Button type="submit" tone="brand" size="sm" writes="now" disabled={isLacking} busy={send.isPending}>
          {t('checkSave')}
        </Button>
        {answer.checked && (
          <Button size="sm" writes="now" busy={send.isPending} onClick={() => send.mutate({ value: null })}>
            {t('checkBack')}
          </Button>
        )}
        <Button size="sm" onClick={onDone}>
          {common.t('cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
