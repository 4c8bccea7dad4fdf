import { isOrganisationType } from '@schakel/domain'
import {
  IconAddressBook,
  IconBraces,
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconTableShare,
} from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { type MenuEntry, MoreMenu } from '../../ui/MoreMenu.tsx'
import { commandsOf, useScreenCommands } from '../../ui/screenCommands.ts'
import type { ExportBody } from './exportList.ts'
import { useExport } from './useExport.ts'

const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const

/** The lines of a menu by which a list, or what was chosen from it, leaves as a file (D17.2). */
export function useExportEntries(body: ExportBody): MenuEntry[] {
  const { t } = useTranslation('exporting')
  const run = useExport()
  const isOfPeople = body.feed === 'person' || (body.feed !== undefined && isOrganisationType(body.feed))
  // What has contacts or matches; of a list of several types something may.
  const hasMore = body.feed === undefined || body.feed === 'dossier' || isOrganisationType(body.feed)
  return [
    { label: t('csv'), icon: <IconFileTypeCsv {...icon} />, onSelect: () => run.mutate({ body, kind: 'csv' }) },
    { label: t('xlsx'), icon: <IconFileSpreadsheet {...icon} />, onSelect: () => run.mutate({ body, kind: 'xlsx' }) },
    ...(hasMore
      ? [
          {
            label: t('workbook'),
            icon: <IconTableShare {...icon} />,
            onSelect: () => run.mutate({ body, kind: 'workbook' }),
          },
        ]
      : []),
    { label: t('json'), icon: <IconBraces {...icon} />, onSelect: () => run.mutate({ body, kind: 'json' }) },
    ...(isOfPeople
      ? [
          {
            label: t('vcard'),
            icon: <IconAddressBook {...icon} />,
            onSelect: () => run.mutate({ body, kind: 'vcard' }),
          },
        ]
      : []),
  ]
}

/** The button with which a list is exported. */
export function ExportMenu({ body }: { readonly body: ExportBody }) {
  const { t } = useTranslation('exporting')
  const entries = useExportEntries(body)
  useScreenCommands(commandsOf(entries.map((entry) => ({ ...entry, label: `${t('export')}: ${entry.label}` }))))
  return (
    <MoreMenu sections={[{ entries }]} label={t('export')} tone="quiet">
      <IconDownload {...icon} />
      {t('export')}
    </MoreMenu>
  )
}
