import { type ImportField, importFieldsOf, importNameOf } from '@schakel/domain'
import { IconArrowRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Imports.module.css'
import { type ImportJob, isRunning, type Mapping, scrollable } from './importData.ts'
import { useFieldName } from './useFieldName.ts'
import { useImportCall } from './useImport.ts'

interface ColumnsStepProps {
  readonly job: ImportJob
  readonly onChecked: () => void
}

/** Which column fills which field: as it was guessed or remembered, to be changed. */
export function ColumnsStep({ job, onChecked }: ColumnsStepProps) {
  const { t } = useTranslation('importing')
  const nameOf = useFieldName(job.type)
  const viewer = useViewer()
  const [columns, setColumns] = useState<Readonly<Record<string, string>>>(job.columns ?? job.guessed ?? {})
  const check = useImportCall('check', job._id)
  const fields = importFieldsOf(job.type, viewer.kind)
  const fieldOf = (heading: string) => fields.find((field) => columns[field] === heading)
  const hasName = importNameOf(job.type).some((field) => columns[field] !== undefined)
  const isAsChecked = job.counts !== undefined && isSameMapping(columns, job.columns ?? {})

  const choose = (heading: string, field: string) => {
    const rest = Object.entries(columns).filter(([name, held]) => held !== heading && name !== field)
    setColumns({ ...Object.fromEntries(rest), ...(field === '' ? {} : { [field]: heading }) })
  }
  const go = () => {
    if (isAsChecked) return onChecked()
    const mapping: Mapping = Object.fromEntries(fields.map((field) => [field, columns[field] ?? null]))
    check.mutate(
      { mapping },
      {
        onSuccess: (answer) => {
          if (isRunning(answer) || answer.counts) onChecked()
        },
      },
    )
  }
  return (
    <Stack gap={4} fluid>
      <Hint breaks>{t('ofFile', { file: job.file })}</Hint>
      {job.error && hasName && (
        <Notice role="alert" as="p" tone="danger" weight="medium">
          {job.error}
        </Notice>
      )}
      <Panel raised className={classes.scroll} aria-label={t('columnsCaption')} {...scrollable}>
        <table
          className={classOf([], { full: true, size: 'sm', className: classes.table })}
          aria-label={t('columnsCaption')}
        >
          <thead>
            <tr>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('example')}</th>
              <th scope="col">{t('becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {(job.headings ?? []).map((heading) => (
              <ColumnRow
                key={heading}
                heading={heading}
                examples={(job.sample ?? []).map((row) => row[heading] ?? '')}
                field={fieldOf(heading)}
                fields={fields}
                nameOf={nameOf}
                onChoose={(field) => choose(heading, field)}
              />
            ))}
          </tbody>
        </table>
      </Panel>
      <Row as="footer" gap={2.5} pad={3} padX={0} wrap className={classes.footer}>
        {!hasName && (
          <Notice as="p" size="sm" tone="warning" weight="medium">
            {t('needsName')}
          </Notice>
        )}
        <Box as="span" grow />
        <Button
          writes="now"
          tone="brand"
          disabled={!hasName}
          busy={check.isPending}
          icon={<IconArrowRight size={17} />}
          onClick={go}
        >
          {t('toCheck')}
        </Button>
      </Row>
    </Stack>
  )
}

interface ColumnRowProps {
  readonly heading: string
  readonly examples: readonly string[]
  readonly field: ImportField | undefined
  readonly fields: readonly ImportField[]
  readonly nameOf: (field: ImportField) => string
  readonly onChoose: (field: string) => void
}

function ColumnRow({ heading, examples, field, fields, nameOf, onChoose }: ColumnRowProps) {
  const { t } = useTranslation('importing')
  const id = useId()
  const shown = examples.filter((cell) => cell !== '').slice(0, 3)
  return (
    <tr data-unused={field === undefined || undefined}>
      <th scope="row" id={id}>
        {heading}
      </th>
      <td className={classOf([], { tone: 'soft', weight: 'medium', truncate: true, className: classes.examples })}>
        {shown.join(' · ') || '–'}
      </td>
      <td>
        <select
          className={classes.select}
          aria-labelledby={id}
          value={field ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{t('notUsed')}</option>
          {fields.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </td>
    </tr>
  )
}

function isSameMapping(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => a[name] === b[name])
}
