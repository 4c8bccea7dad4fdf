import type { AnyItem } from '@schakel/domain'
import { useEffect, useRef, useState } from 'react'
import { saysOnlyItsResult } from '../../entities/comments/ResultChip.tsx'
import { useKeepText, useUnsentText } from '../../entities/comments/unsentText.ts'
import { useSaving } from '../../entities/items/mutations.ts'
import { plainOf } from '../../entities/items/RichText.tsx'
import { numberIn, textIn } from '../../entities/items/read.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { notifySuccess, notifyUndo } from '../../ui/notify.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import { answerOf } from './answers.ts'
import classes from './Matches.module.css'
import { useSendAnswer } from './useSendAnswer.ts'
import { useTakeBack } from './useTakeBack.ts'

const tones = {
  '1': { '--tone': 'var(--sk-success)', '--tone-soft': 'var(--sk-success-soft)' },
  '0': { '--tone': 'var(--sk-warning)', '--tone-soft': 'var(--sk-warning-soft)' },
  '-1': { '--tone': 'var(--sk-danger)', '--tone-soft': 'var(--sk-danger-soft)' },
} as const
export const results = ['1', '0', '-1'] as const

/** Ja, Misschien, Nee: given with one press, which can be undone, explained when one likes, changed at any time (S3.8). */
export function Answer({ match, name }: { readonly match: AnyItem; readonly name: string }) {
  const writeBlocked = useWriteBlocked('now')
  const { t } = useTranslation('matches')
  const common = useTranslation('common')
  const words = useWords()
  const viewer = useViewer()
  const given = answerOf(match, viewer._id)
  const send = useSendAnswer(match, given)
  const takeBack = useTakeBack()
  // It stands there from the press on; what one may count on is what the server has.
  const isSaving = useSaving().has(given?._id ?? '') || given?._version === 0
  const result = given === undefined ? undefined : String(numberIn(given, 'result'))
  const said = given === undefined ? '' : plainOf(textIn(given, 'text') ?? '')
  const isWord = results.some((one) => saysOnlyItsResult(Number(one), said))
  const plain = isWord ? '' : said
  const { key, begun, forget } = useUnsentText(match._id, 'answer')
  const [text, setText] = useState(begun?.text)
  useKeepText(key, text ?? '')
  const explanation = text ?? plain
  // Its box stands there once there is an answer.
  const isEdited = given !== undefined && text !== undefined && text.trim() !== plain
  // The press that does not show yet.
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (asked.current === result) asked.current = undefined
  }, [result])
  const [isExplaining, setExplaining] = useState(false)

  const sendWith = async (to: string, explained: string) => {
    const id = await send(to, explained)
    if (id === undefined) return undefined
    // What is typed since stays.
    setText((now) => (now === text ? undefined : now))
    if (text !== undefined) forget(text)
    return id
  }
  const choose = async (to: string) => {
    // A double click is one press.
    if (to === (asked.current ?? result)) return
    asked.current = to
    const before = given && given._version > 0 ? { result: given.result, text: given.text } : undefined
    // What explained the other answer does not explain this one.
    const id = await sendWith(to, isEdited ? explanation : '')
    if (id === undefined) {
      if (asked.current === to) asked.current = undefined
      return
    }
    notifyUndo(
      t('answerSaved', { name, answer: words.choice('result', to) }),
      common.t('undo'),
      () => void takeBack(id, before),
      'now',
      match._id,
    )
  }
  const explain = async (of: string) => {
    setExplaining(true)
    const id = await sendWith(of, explanation)
    setExplaining(false)
    if (id !== undefined) notifySuccess(t('explained'))
  }
  return (
    <Stack
      as="fieldset"
      gap={2.5}
      fluid
      className={classes.answerBox}
      aria-label={t('answerOf', { name })}
      data-answers-below
    >
      <legend>{t('answer')}</legend>
      {result !== undefined && (
        <p data-paper>{[words.choice('result', result), isWord ? '' : said].filter(Boolean).join(' · ')}</p>
      )}
      <div data-screen>
        <Row align="stretch" inline corners="md" className={classes.answers} clip>
          {results.map((one) => (
            <button
              key={one}
              type="button"
              className={classes.answer}
              data-answer={one}
              style={tones[one]}
              aria-pressed={result === one}
              onClick={() => void choose(one)}
              {...writeBlocked}
            >
              {words.choice('result', one)}
            </button>
          ))}
        </Row>
      </div>
      {result !== undefined && (
        <div data-screen>
          <Hint role="status">{isSaving ? t('answering') : t('answered')}</Hint>
          <TextArea label={t('explain')} value={explanation} onChange={(event) => setText(event.currentTarget.value)} />
          {isEdited && (
            <div>
              <Button writes="now" size="sm" tone="brand" busy={isExplaining} onClick={() => void explain(result)}>
                {t('explainSave')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Stack>
  )
}
