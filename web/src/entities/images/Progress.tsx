import { useTranslation } from '../../texts/useTranslation.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './PictureDialog.module.css'

interface ProgressProps {
  readonly at: 'looking' | 'saving'
  /** How much is sent, from 0 to 1; after that the server works on it. */
  readonly part: number
}

/** How far a picture is on its way. */
export function Progress({ at, part }: ProgressProps) {
  const { t } = useTranslation('images')
  const common = useTranslation('common')
  const label = at === 'looking' ? t('looking') : common.t('saving')
  return (
    <Stack gap={1.5} size="sm" tone="soft" className={classes.progress} role="status">
      <span>{label}</span>
      <progress aria-label={label} max={1} value={part < 1 ? part : undefined} />
    </Stack>
  )
}
