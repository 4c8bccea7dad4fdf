import { type Crop, IMAGE_MAX_BYTES } from '@schakel/domain'
import type { FoundPhoto, PhotoCredit } from '@schakel/domain/calls'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { fetchPhoto } from './photoCalls.ts'
import { type Look, lookAtPicture, sendPicture } from './pictureCalls.ts'
import type { PictureRequest } from './usePictureDialog.tsx'

/** A picture that the server has seen and that is being cut. */
export interface Chosen extends Look {
  readonly file: File
  /** Where the browser has it. */
  readonly address: string
  /** Who made it, when it was found elsewhere. */
  readonly credit?: PhotoCredit
}

/** What is going on: looking at a picture, or sending it; with how much is sent, from 0 to 1. */
interface Work {
  readonly at: 'looking' | 'saving'
  readonly part: number
}

export type Picture = ReturnType<typeof usePicture>

/** The way of a picture from the person's hands to the item (D15). */
export function usePicture({ kind, onSave }: PictureRequest, onDone: () => void) {
  const { t } = useTranslation('images')
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<Chosen>()
  const [work, setWork] = useState<Work>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])
  const address = chosen?.address
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address)
  }, [address])

  function problemOf(error: unknown): string {
    if (isApiError(error, 413)) return t('tooLarge')
    if (isApiError(error, 503)) return t('busy')
    const { title, text } = errorText(error)
    return text || title
  }

  /** Does a piece of work that says how far it is and can be broken off; what goes wrong is said. */
  async function run(at: Work['at'], job: (sending: Required<Sending>) => Promise<void>): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProblem(undefined)
    setWork({ at, part: 0 })
    try {
      await job({ signal, onProgress: (part) => !signal.aborted && setWork({ at, part }) })
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error))
    }
    if (!signal.aborted) setWork(undefined)
  }

  return {
    chosen,
    work,
    problem,
    /** Looks at what was chosen, dropped or pasted; one at a time. */
    choose(files: readonly File[]) {
      const [file] = files
      if (!file) return
      if (files.length > 1) setProblem(t('oneOnly'))
      else if (file.size > IMAGE_MAX_BYTES) setProblem(t('tooLarge'))
      else {
        void run('looking', async (sending) => {
          const look = await lookAtPicture(file, kind, sending)
          if (!sending.signal.aborted) setChosen({ ...look, file, address: URL.createObjectURL(file) })
        })
      }
    },
    /** Fetches a photo that was found, and goes on as with one of one's own. */
    choosePhoto(photo: FoundPhoto) {
      void run('looking', async (sending) => {
        const { credit } = photo
        const file = await fetchPhoto(photo, sending.signal).catch((error: unknown) => {
          if (!isApiError(error, 503)) throw error
          if (!sending.signal.aborted) setProblem(t('photosAway', { source: credit.source }))
        })
        if (!file) return
        const look = await lookAtPicture(file, kind, sending)
        if (!sending.signal.aborted) setChosen({ ...look, file, credit, address: URL.createObjectURL(file) })
      })
    },
    /** Back to choosing. */
    forget() {
      running.current?.abort()
      setWork(undefined)
      setProblem(undefined)
      setChosen(undefined)
    },
    save(crop: Crop) {
      if (!chosen) return
      void run('saving', async (sending) => {
        await onSave(await sendPicture(chosen.file, kind, crop, sending))
        onDone()
      })
    },
    remove() {
      void run('saving', async () => {
        await onSave(null)
        onDone()
      })
    },
  }
}

interface Sending {
  readonly signal?: AbortSignal
  readonly onProgress?: (part: number) => void
}
