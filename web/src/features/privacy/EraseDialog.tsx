import { Modal, TextInput } from '@mantine/core'
import { type AnyItem, may } from '@schakel/domain'
import type { ErasePlan } from '@schakel/domain/calls'
import { IconAlertTriangle, IconArchive, IconFileSearch, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import classes from './Privacy.module.css'

interface EraseDialogProps {
  readonly item: AnyItem
  readonly onClose: () => void
}

/** Says what goes and what stays, and asks for the name before somebody is erased: it cannot be undone (D6). */
export default function EraseDialog({ item, onClose }: EraseDialogProps) {
  const { t } = useTranslation('privacy')
  const common = useTranslation('common')
  const words = useWords()
  const name = titleOf(item, words)
  const { data, error, refetch } = useQuery({
    queryKey: ['erasePlan', item._id],
    queryFn: ({ signal }) => call<ErasePlan>('/api/privacy/plan', { _id: item._id }, { signal }),
    gcTime: 0,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t('eraseTitle', { name })}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      {data ? (
        <Confirm item={item} name={name} plan={data} onClose={onClose} />
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonBar />
          <SkeletonBar width="80%" />
          <SkeletonBar width="60%" />
        </Loading>
      )}
    </Modal>
  )
}

interface ConfirmProps extends EraseDialogProps {
  readonly name: string
  readonly plan: ErasePlan
}

function Confirm({ item, name, plan, onClose }: ConfirmProps) {
  const { t } = useTranslation('privacy')
  const common = useTranslation('common')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call<{ done: boolean }>('/api/privacy/erase', { _id: item._id, confirm: typed }),
    onSuccess: async ({ done }) => {
      onClose()
      notifySuccess(t(done ? 'erased' : 'erasing', { name }))
      await navigate({ to: '/', replace: true })
      // Whatever is on a screen may have named them.
      cache.removeQueries({ type: 'inactive' })
      await cache.invalidateQueries()
    },
  })
  const isSure = typed.trim().toLowerCase() === plan.confirm.toLowerCase() && plan.confirm !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSure && !isPending) mutate()
  }
  const problem = error && errorText(error)
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <Notice as="p" gap={2} tone="danger" weight="strong">
        <IconAlertTriangle size={18} aria-hidden="true" />
        {t('eraseLead')}
      </Notice>
      <WhatGoes plan={plan} />
      <WhatStays plan={plan} />
      {plan.files.length > 0 && <LookYourself plan={plan} />}
      <TextInput
        label={t('confirm', { name: plan.confirm })}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div aria-live="assertive">
        {problem && (
          <Text size="sm" tone="danger">
            {problem.text || problem.title}
          </Text>
        )}
      </div>
      <Cluster gap={2} justify="end">
        <Button onClick={onClose}>{common.t('cancel')}</Button>
        <Button writes="now" type="submit" tone="danger" busy={isPending} disabled={!isSure}>
          {t('submit')}
        </Button>
      </Cluster>
    </Stack>
  )
}

function WhatGoes({ plan: { people, counts, others } }: { readonly plan: ErasePlan }) {
  const { t } = useTranslation('privacy')
  const { kind } = useViewer()
  const words = useWords()
  return (
    <Stack as="section" gap={1.5}>
      <Row as="h3" gap={2} size="md" weight="bold">
        <IconTrash size={17} aria-hidden="true" />
        {t('goes')}
      </Row>
      <Stack as="ul" gap={1} className={classes.list}>
        <li>
          {t('goesPeople', { count: people.length })}
          <ul className={classes.people}>
            {people.map(({ _id, _type, name }) => (
              <li key={_id}>
                <strong>{name}</strong>, {words.type(_type ?? 'person').toLowerCase()}
              </li>
            ))}
          </ul>
        </li>
        {counts.items > 0 && <li>{t('goesItems', { count: counts.items })}</li>}
        <li>{t(people.some(({ _type }) => _type === 'user') ? 'goesLogin' : 'goesMail')}</li>
        <li>{t(may({ kind }, 'readEverything') ? 'goesTexts' : 'goesTextsHere')}</li>
      </Stack>
      {others > 0 && (
        <Text size="sm" tone="soft">
          {t('others', { count: others })}
        </Text>
      )}
    </Stack>
  )
}

/** What stands in a file nobody but people can tell. */
function LookYourself({ plan: { files, moreFiles } }: { readonly plan: ErasePlan }) {
  const { t } = useTranslation('privacy')
  return (
    <Stack as="section" gap={1.5}>
      <Row as="h3" gap={2} size="md" weight="bold">
        <IconFileSearch size={17} aria-hidden="true" />
        {t('look')}
      </Row>
      <Text size="sm" tone="soft">
        {t('lookText')}
      </Text>
      <Stack as="ul" gap={0.5} className={classes.files}>
        {files.map(({ _id, name }) => (
          <li key={_id}>
            <Link to="/card/$" params={{ _splat: _id }} target="_blank">
              {name}
            </Link>
          </li>
        ))}
      </Stack>
      {moreFiles > 0 && (
        <Text size="sm" tone="soft">
          {t('lookMore', { count: moreFiles })}
        </Text>
      )}
    </Stack>
  )
}

function WhatStays({ plan: { counts } }: { readonly plan: ErasePlan }) {
  const { t } = useTranslation('privacy')
  return (
    <Stack as="section" gap={1.5}>
      <Row as="h3" gap={2} size="md" weight="bold">
        <IconArchive size={17} aria-hidden="true" />
        {t('stays')}
      </Row>
      <Stack as="ul" gap={1} className={classes.list}>
        {counts.written > 0 && <li>{t('staysWritten', { count: counts.written })}</li>}
        {counts.lines > 0 && <li>{t('staysLines', { count: counts.lines })}</li>}
        <li>{t('staysTexts')}</li>
        <li>{t('staysNot')}</li>
      </Stack>
    </Stack>
  )
}
