import { IconFileTypeHtml, IconJson } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveAnswer } from '../../entities/exports/saveAnswer.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { useFailure } from '../../ui/useFailure.ts'

/** Everything that is kept of somebody, as a page or as JSON; of oneself when nobody is named (D6). */
export function PersonFile({ id }: { readonly id?: string }) {
  const { t } = useTranslation('privacy')
  const language = useLocale()
  const fail = useFailure()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: 'html' | 'json') =>
      saveAnswer('/api/privacy/export', { ...(id ? { _id: id } : {}), kind, language }, `${t('fileName')}.${kind}`),
    onError: fail,
  })
  return (
    <Cluster gap={2}>
      <Button
        icon={<IconFileTypeHtml size={17} aria-hidden="true" />}
        busy={isPending && variables === 'html'}
        onClick={() => mutate('html')}
      >
        {t('asPage')}
      </Button>
      <Button
        icon={<IconJson size={17} aria-hidden="true" />}
        busy={isPending && variables === 'json'}
        onClick={() => mutate('json')}
      >
        {t('asJson')}
      </Button>
    </Cluster>
  )
}
