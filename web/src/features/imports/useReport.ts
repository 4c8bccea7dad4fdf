import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { sayings } from '../../api/asking.ts'
import { refusalOf } from '../../api/call.ts'
import { patiently } from '../../api/patience.ts'
import { currentLocale } from '../../texts/languageFiles.ts'
import { saveFile } from '../../ui/saveFile.ts'
import { useFailure } from '../../ui/useFailure.ts'
import type { ImportJob } from './importData.ts'

/** Fetches what became of every row as a file. */
export function useReport({ _id, file }: ImportJob) {
  const fail = useFailure()
  return useMutation({
    mutationFn: async () => {
      const path = '/api/import/report'
      const response = await patiently(() =>
        fetch(path, {
          method: 'POST',
          credentials: 'same-origin',
          headers: { ...sayings(), 'content-type': 'application/json' },
          body: JSON.stringify({ _id, language: currentLocale() }),
        }),
      ).catch(() => {
        throw new ApiError(0, { title: 'offline' })
      })
      if (!response.ok) throw await refusalOf(path, response)
      saveFile(await response.blob(), `${file.replace(/\.[^.]*$/, '')}-import.csv`)
    },
    onError: fail,
  })
}
