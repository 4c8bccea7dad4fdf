import type { AnswerSheet } from '@schakel/domain/calls'
import { profileAnswerOf } from '@schakel/domain/requirements'
import { IconCopyCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { answerKeys } from '../../entities/answers/queries.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { Select } from '../../ui/Select.tsx'
import { useFailure } from '../../ui/useFailure.ts'
import classes from './Answers.module.css'
import { ConfirmOld } from './ConfirmOld.tsx'
import type { SheetRow } from './sheetRows.ts'

interface Taken {
  readonly taken: readonly string[]
  readonly confirm: readonly string[]
}

/** Fills empty rows from the profile, of several products from the one that is chosen; what is old there is confirmed by hand (F1.9). */
export function TakeOver({ sheet, rows }: { readonly sheet: AnswerSheet; readonly rows: readonly SheetRow[] }) {
  const { t } = useTranslation('answers')
  const fail = useFailure()
  const cache = useQueryClient()
  const [old, setOld] = useState<readonly string[]>([])
  const [product, setProduct] = useState('')
  const profile = useMemo(() => Map.groupBy(sheet.profile, ({ key }) => key), [sheet.profile])
  const empty = rows.filter(({ answer, mayEdit }) => !answer && mayEdit)
  const named = new Set(
    empty.flatMap(({ asked }) => (profile.get(asked.key) ?? []).flatMap((row) => row.product ?? [])),
  )
  const products = sheet.products.filter(({ _id }) => named.has(_id))
  const chosen = products.some(({ _id }) => _id === product) ? product : ''
  const run = useMutation({
    mutationFn: (confirmed: readonly string[]) =>
      call<Taken>(
        '/api/answers/takeOver',
        {
          match: sheet.parent,
          confirmed,
          ...(chosen === '' ? {} : { product: chosen }),
          ...(confirmed.length > 0 ? { keys: confirmed } : {}),
        },
        { idempotencyKey: newIdempotencyKey() },
      ),
    onSuccess: ({ taken, confirm }, confirmed) => {
      if (taken.length > 0) notifySuccess(t('taken', { count: taken.length }))
      setOld((before) => (confirmed.length > 0 ? before.filter((key) => !taken.includes(key)) : confirm))
      return cache.invalidateQueries({ queryKey: answerKeys.sheet(sheet.parent) })
    },
    onError: fail,
  })
  const fit = empty.flatMap((row) => {
    const said = profileAnswerOf(profile.get(row.asked.key) ?? [], chosen)
    return said ? [{ ...row, profile: said }] : []
  })
  const toConfirm = fit.filter(({ asked }) => old.includes(asked.key))
  if (fit.length === 0 && products.length < 2) return null
  return (
    <Stack gap={2.5} pad={3} ground="faint" outlined className={classes.panel}>
      <Row wrap justify="between" gap={2.5} gapX={4} fluid>
        <p>{fit.length > 0 ? t('profileFits', { count: fit.length }) : t('profileChoose')}</p>
        {products.length > 1 && (
          <Select
            label={t('takeOf')}
            value={chosen}
            options={[
              { value: '', label: t('anyProduct') },
              ...products.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={(next) => {
              setProduct(next)
              setOld([])
            }}
          />
        )}
        {toConfirm.length < fit.length && (
          <Button
            writes="now"
            busy={run.isPending}
            icon={<IconCopyCheck size={16} aria-hidden="true" />}
            onClick={() => run.mutate([])}
          >
            {t('takeOver')}
          </Button>
        )}
      </Row>
      {toConfirm.length > 0 && (
        <ConfirmOld rows={toConfirm} isBusy={run.isPending} onConfirm={(keys) => run.mutate(keys)} />
      )}
    </Stack>
  )
}
