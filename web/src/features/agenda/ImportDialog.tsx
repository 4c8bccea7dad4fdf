import { Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { keys } from '../../entities/items/keys.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import classes from './Agenda.module.css'

interface Found {
  readonly events: readonly {
    readonly uid: string
    readonly name: string
    readonly start: string
    readonly location?: string
    readonly unknownZone?: string
    readonly state: 'new' | 'changed' | 'same' | 'kept'
  }[]
  readonly isCut: boolean
  readonly isPartlyRead?: boolean
}

const tones = { new: 'success', changed: 'warning', same: 'neutral', kept: 'danger' } as const

const newsIn = (found: Found | undefined) =>
  found?.events.filter(({ state }) => state === 'new' || state === 'changed').length ?? 0

/** What a calendar file would bring, before it is taken over (D14). */
export default function ImportDialog({ file, onClose }: { readonly file: File; readonly onClose: () => void }) {
  const { t } = useTranslation('agenda')
  useReturnFocus()
  const cache = useQueryClient()
  const [ics, setIcs] = useState<string>()
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isLeft = false
    file
      .text()
      .then(async (text) => {
        const seen = await call<Found>('/api/agenda/import', { ics: text })
        if (isLeft) return
        setIcs(text)
        setFound(seen)
      })
      .catch((error: unknown) => !isLeft && setProblem(error))
    return () => {
      isLeft = true
    }
  }, [file])

  const news = newsIn(found)
  async function take(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      const taken = await call<Found>('/api/agenda/import', { ics, run: true })
      await cache.invalidateQueries({ queryKey: keys.activities })
      notifySuccess(t('imported', { count: newsIn(taken) }))
      onClose()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <Modal opened onClose={onClose} title={t('importTitle')} centered closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={2.5}>
        {problem !== undefined ? (
          <ErrorState compact error={problem} />
        ) : !found ? (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        ) : (
          <>
            <p>{t('importFound', { count: found.events.length, news })}</p>
            {found.isCut && <Hint>{t('importCut')}</Hint>}
            {found.isPartlyRead && <Hint>{t('importPartlyRead')}</Hint>}
            <Stack as="ul" gap={0.5} className={classes.imported}>
              {found.events.map(({ uid, name, start, location, unknownZone, state }) => (
                <Row
                  key={uid}
                  as="li"
                  gap={3}
                  pad={2}
                  padX={0}
                  justify="between"
                  line="below"
                  className={classes.found}
                >
                  <span>
                    <strong>{name}</strong>
                    <Hint as="span">{[formatDate(start), location].filter(Boolean).join(' · ')}</Hint>
                    {unknownZone && <Hint as="span">{t('unknownZone', { zone: unknownZone })}</Hint>}
                  </span>
                  <Chip tone={tones[state]}>{t(`importStates.${state}`)}</Chip>
                </Row>
              ))}
            </Stack>
            <Row gap={2} wrap fluid above={2}>
              <Button writes="now" tone="brand" busy={isBusy} disabled={news === 0} onClick={() => void take()}>
                {t('importRun')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Modal>
  )
}
