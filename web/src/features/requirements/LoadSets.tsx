import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { useLoadSets } from './useWrites.ts'

/** Makes the sets that come with the product templates of a space (F1.1): of one's own when left out. */
export function LoadSets({ space, size = 'md' }: { readonly space?: string; readonly size?: 'sm' | 'md' }) {
  const { t } = useTranslation('requirements')
  const fail = useFailure()
  const load = useLoadSets()
  const press = () =>
    load.mutate(space ? { space } : {}, {
      onSuccess: ({ made }) =>
        notifySuccess(made.length > 0 ? t('loaded', { count: made.length }) : t('loadedAlready')),
      onError: fail,
    })
  return (
    <Button
      tone={size === 'md' ? 'brand' : 'quiet'}
      size={size}
      writes="now"
      busy={load.isPending}
      icon={<IconDownload size={16} aria-hidden="true" />}
      onClick={press}
    >
      {t('load')}
    </Button>
  )
}
