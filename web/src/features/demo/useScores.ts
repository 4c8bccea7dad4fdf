import type { DemoScript } from '@schakel/domain/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { demoKeys, scriptQuery } from './queries.ts'

type Mine = NonNullable<DemoScript['demo']>['mine']
type Scores = Readonly<Record<string, number>>

interface Written {
  readonly _version: number
  readonly state: 'draft' | 'submitted'
}

/** What one gives the rows of a demo: each score is kept at once, one save after the other, the last of them with all that was given. */
export function useScores(match: string, mine: Mine, rows: DemoScript['rows']) {
  const cache = useQueryClient()
  const fail = useFailure()
  const [scores, setScores] = useState<Scores>(byKey(mine))
  const [phase, setPhase] = useState<'none' | 'saving' | 'saved' | 'failed'>(mine ? 'saved' : 'none')
  const now = useRef({ scores, version: mine?._version ?? 0, waiting: 0 })
  const turn = useRef(Promise.resolve())
  const script = useRef(rows)
  script.current = rows
  const again = () => cache.invalidateQueries({ queryKey: demoKeys.script(match) })
  /** Another window of one's own was first: what it kept is what one goes on from. */
  const startAgain = async () => {
    const { demo } = await cache.fetchQuery(scriptQuery(match))
    now.current.scores = byKey(demo?.mine)
    now.current.version = demo?.mine?._version ?? 0
    setScores(now.current.scores)
    setPhase(demo?.mine ? 'saved' : 'none')
  }

  const send = async (submit: boolean) => {
    // What was given to a row that left the script since is no part of it.
    const given = Object.entries(now.current.scores)
      .filter(([key]) => script.current.some((row) => row.key === key))
      .map(([key, score]) => ({ key, score }))
    const body = { match, scores: given, submit, _version: now.current.version }
    try {
      const { _version } = await call<Written>('/api/demo/score', body, { idempotencyKey: newIdempotencyKey() })
      now.current.version = _version
      setPhase('saved')
    } catch (error) {
      setPhase('failed')
      fail(error)
      if (isApiError(error, 409)) await startAgain()
      else if (isApiError(error, 404, 422)) await again()
    }
  }

  /** The saves that wait are one: what is sent is what stands there by then. */
  const keep = (submit = false): Promise<void> => {
    setPhase('saving')
    now.current.waiting += 1
    turn.current = turn.current.then(() => {
      now.current.waiting -= 1
      return now.current.waiting > 0 && !submit ? undefined : send(submit)
    })
    return turn.current
  }

  return {
    scores,
    phase,
    choose: (key: string, score: number) => {
      now.current.scores = { ...now.current.scores, [key]: score }
      setScores(now.current.scores)
      void keep()
    },
    retry: () => void keep(),
    submit: () => void keep(true).then(again),
    takeBack: () => void keep().then(again),
  }
}

function byKey(mine: Mine): Scores {
  return Object.fromEntries((mine?.scores ?? []).map(({ key, score }) => [key, score]))
}
