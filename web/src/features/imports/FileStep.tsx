import { IMPORT_MAX_MB, IMPORT_XLSX_MAX_MB, type ImportType, importTypes, PAGE_SIZE_MAX } from '@schakel/domain'
import { IconFileUpload } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSearchPage } from '../../entities/items/queries.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DropZone } from '../../ui/DropZone.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Select } from '../../ui/Select.tsx'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import classes from './Imports.module.css'
import { RecentImports } from './RecentImports.tsx'
import { UndoableImports } from './UndoableImports.tsx'
import { useSendImport } from './useImport.ts'

const ACCEPT = '.csv,.tsv,.txt,.xlsx,.vcf,text/csv,text/vcard'

/** What is in the file, where it goes, and the file itself. */
export function FileStep() {
  const { t } = useTranslation('importing')
  const words = useWords()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }).type
  const [type, setType] = useState<ImportType>(importTypes.find((one) => one === asked) ?? 'lead')
  const { spaces, space, setSpace } = useSpaces()
  const blocked = useBlockedReason('now')
  const input = useRef<HTMLInputElement>(null)
  const sending = useSendImport(({ _id }) => void navigate({ to: '/import', search: { job: _id } }))

  const take = ([file]: readonly File[]) => {
    if (file && space !== undefined && !blocked && !sending.isPending) sending.mutate({ file, type, space })
  }
  return (
    <Stack gap={4} fluid>
      <Row gap={2.5} gapX={6} wrap className={classes.fields}>
        <Select
          label={t('type')}
          value={type}
          onChange={setType}
          options={importTypes.map((value) => ({ value, label: words.type(value, 2) }))}
        />
        {space !== undefined && (
          <Select
            label={t('space')}
            value={space}
            onChange={setSpace}
            options={spaces.map(({ _id, name }) => ({ value: _id, label: String(name ?? '') }))}
          />
        )}
      </Row>
      <DropZone onFiles={take} isRoomy writes="now">
        <IconFileUpload size={34} stroke={1.4} aria-hidden="true" />
        <Text tone="text" weight="strong">
          {t('drop')}
        </Text>
        <Button
          writes="now"
          tone="brand"
          busy={sending.isPending}
          disabled={space === undefined}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        <Hint breaks>{t('kinds', { max: IMPORT_MAX_MB, xlsx: IMPORT_XLSX_MAX_MB })}</Hint>
        <FileInput at={input} label={t('choose')} accept={ACCEPT} onFiles={take} />
      </DropZone>
      {sending.isPending && (
        <Panel as="div" gap={2} pad={4} tone="soft" className={classes.progress} role="status">
          <span>{sending.part < 1 ? t('sending') : t('reading')}</span>
          <progress aria-label={t('sending')} max={1} value={sending.part < 1 ? sending.part : undefined} />
        </Panel>
      )}
      {sending.isError && (
        <Notice role="alert" as="p" tone="danger" weight="medium">
          {[errorText(sending.error).title, errorText(sending.error).text].filter(Boolean).join('. ')}
        </Notice>
      )}
      <RecentImports />
      <UndoableImports />
    </Stack>
  )
}

/** The spaces that one can import into; one's own to begin with. */
function useSpaces() {
  const viewer = useViewer()
  const found = useSearchPage({ feed: 'space', sort: 'name', page_size: PAGE_SIZE_MAX }).data?.data ?? []
  const [chosen, setSpace] = useState<string>()
  const home = viewer.organisation?._id
  const isHome = home?.startsWith('space/')
  const spaces = found.length > 0 ? found : isHome ? [{ _id: String(home), name: viewer.organisation?.name }] : []
  const space = chosen ?? (isHome ? home : spaces[0]?._id)
  return { spaces, space, setSpace }
}
