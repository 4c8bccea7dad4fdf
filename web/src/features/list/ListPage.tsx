import { isTypeName, statusFilters } from '@schakel/domain'
import { IconList } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Select } from '../../ui/Select.tsx'
import { TypeFilter, useSearchTypes } from '../search/TypeFilter.tsx'
import { ItemList } from './ItemList.tsx'
import classes from './ListPage.module.css'

const sorts = ['changed', 'created', 'name', 'date', 'due'] as const
type Sort = (typeof sorts)[number]

/** `/list` (S2.5): all items of a type, by status and in the order one likes; the address remembers the choice. */
export function ListPage() {
  const { t } = useTranslation('list')
  const words = useWords()
  const navigate = useNavigate()
  const types = useSearchTypes()
  const asked = useSearch({ strict: false })
  const type = types.find((name) => name === asked.type) ?? types.find((name) => isTypeName(name)) ?? 'person'
  const status = statusFilters(type).find((name) => name === asked.status)
  const sort: Sort = sorts.find((name) => name === asked.sort) ?? 'changed'
  const go = (search: { type?: string; status?: string | undefined; sort?: string }) => {
    const next = { type, status, sort, ...search }
    void navigate({
      to: '/list',
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <Page title={`${t('title')} – ${words.type(type, 2)}`} heading={words.type(type, 2)}>
      <TypeFilter
        types={types}
        chosen={type}
        withAll={false}
        onChoose={(next) => next && go({ type: next, status: undefined })}
      />
      <div className={classes.tools}>
        {statusFilters(type).length > 0 && (
          <Select
            label={t('status')}
            value={status ?? '*'}
            onChange={(next) => go({ status: next === '*' ? undefined : next })}
            options={[
              { value: '*', label: t('anyStatus') },
              ...statusFilters(type).map((value) => ({ value, label: words.status(type, value) })),
            ]}
          />
        )}
        <Select
          label={t('sort')}
          value={sort}
          onChange={(next) => go({ sort: next })}
          options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        />
      </div>
      <ItemList
        key={`${type} ${status} ${sort}`}
        body={{ feed: type, sort, ...(status ? { status } : {}) }}
        empty={{
          icon: <IconList size={34} stroke={1.6} />,
          title: status ? t('emptyFiltered') : t('empty'),
          text: status ? '' : t('emptyText'),
          action: status && <Button onClick={() => go({ status: undefined })}>{t('showAll')}</Button>,
        }}
      />
    </Page>
  )
}
