import { Modal } from '@mantine/core'
import type { ItemLog } from '@schakel/domain/calls'
import { DisclosureReads } from '../../../entities/log/DisclosureReads.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import type { Asking } from '../../../ui/ask.tsx'
import { Button } from '../../../ui/Button.tsx'
import { formatList } from '../../../ui/format.ts'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from './Disclosure.module.css'

/** What is asked before a name is disclosed, or hidden again (D22.1). */
export interface DisclosureQuestion {
  readonly deed: 'disclose' | 'conceal' | 'hide'
  /** It is about a dossier, and so about every supplier who sees it, now and later. */
  readonly isForAll: boolean
  readonly lead: string
  readonly suppliers: readonly string[]
  readonly contacts: readonly string[]
  readonly reads: ItemLog['reads']
}

export function DisclosureDialog({ onClose, ...question }: DisclosureQuestion & Asking<boolean>) {
  const { t } = useTranslation('disclosure')
  const common = useTranslation('common')
  const { deed } = question
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      size={560}
      title={t(`title.${deed}`)}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack gap={3} breaks>
        {deed === 'disclose' ? <WillRead {...question} /> : <HasRead {...question} />}
        <Cluster gap={2.5} justify="end">
          <Button data-autofocus onClick={() => onClose(false)}>
            {common.t('cancel')}
          </Button>
          <Button writes="now" tone="brand" onClick={() => onClose(true)}>
            {t(`do.${deed}`)}
          </Button>
        </Cluster>
      </Stack>
    </Modal>
  )
}

function WillRead({ isForAll, lead, suppliers, contacts }: DisclosureQuestion) {
  const { t, i18n } = useTranslation('disclosure')
  return (
    <>
      <p>
        {suppliers.length === 0
          ? t('nobodyYet', { lead })
          : t('willRead', { count: suppliers.length, suppliers: formatList(suppliers, i18n.language), lead })}
      </p>
      <Stack as="ul" gap={1.5} className={classes.list}>
        <li>{t('readsCard')}</li>
        <li>
          {contacts.length > 0
            ? t('readsContacts', { contacts: formatList(contacts, i18n.language) })
            : t('readsContactsLater')}
        </li>
        <li>{t('readsText')}</li>
      </Stack>
      {isForAll && <p>{t('alsoLater')}</p>}
      <Text size="sm" tone="soft">
        {t('cannotUndo')}
      </Text>
    </>
  )
}

function HasRead({ deed, suppliers, lead, reads }: DisclosureQuestion) {
  const { t, i18n } = useTranslation('disclosure')
  const who = { count: suppliers.length, suppliers: formatList(suppliers, i18n.language), lead }
  return (
    <>
      <p>{reads.length > 0 ? t('hasRead', who) : t('hasNotRead', who)}</p>
      <DisclosureReads reads={reads} />
      <Text size="sm" tone="soft">
        {t(deed === 'hide' ? 'thenNothing' : 'thenAnonymous', who)}
      </Text>
    </>
  )
}
