import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Imports.module.css'
import type { ImportJob } from './importData.ts'
import { useImportCall } from './useImport.ts'

/** How far the server is; it goes on when one leaves the page. */
export function WorkStep({ job }: { readonly job: ImportJob }) {
  const { t } = useTranslation('importing')
  const common = useTranslation('common')
  const cancel = useImportCall('cancel', job._id)
  const { phase = 'check', done = 0, total } = job.progress ?? {}
  const part = total ? done / total : undefined
  // Said now and then and not with every row, for who listens.
  const tenth = part === undefined ? undefined : Math.floor(part * 10) * 10
  return (
    <Stack gap={4} fluid>
      <Hint breaks>{t('ofFile', { file: job.file })}</Hint>
      <Panel as="div" gap={2} pad={4} tone="soft" className={classes.progress}>
        <Text as="span" tone="text" weight="strong">
          {t(`phase.${phase}`)}
        </Text>
        <progress aria-label={t(`phase.${phase}`)} max={1} value={part} />
        <span>
          {total
            ? t('ofRows', { done: formatCount(done), total: formatCount(total) })
            : t('rows', { done: formatCount(done) })}
        </span>
      </Panel>
      <p className="sk-hidden" role="status">
        {t(`phase.${phase}`)} {tenth === undefined ? '' : `${tenth}%`}
      </p>
      <Hint breaks>{t('goesOn')}</Hint>
      <Row as="footer" gap={2.5} pad={3} padX={0} wrap className={classes.footer}>
        <Box as="span" grow />
        <Button writes="now" busy={cancel.isPending} disabled={phase === 'undo'} onClick={() => cancel.mutate({})}>
          {common.t('cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
