import { useNavigate, useSearch } from '@tanstack/react-router'
import { TypeFilter } from '../../entities/items/TypeFilter.tsx'
import { TagTreeButton } from '../../entities/tags/TagTreeButton.tsx'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { listOf, listTypesOf } from './askFirstRows.ts'
import { searchOf } from './filters.ts'
import { ListScreen } from './ListScreen.tsx'
import type { ChangeList } from './peek/usePeek.ts'
import { useDefaultView } from './views/useDefaultView.ts'

export { askFirstRows } from './askFirstRows.ts'

/** `/list` (S2.5): all items of a type; the address remembers filters, order and look. */
export function ListPage() {
  const { t } = useTranslation('list')
  const words = useWords()
  const navigate = useNavigate()
  const { kind } = useViewer()
  const asked = useSearch({ strict: false })
  const state = listOf(kind, asked)
  const { type } = state
  const go: ChangeList = (next, how) =>
    void navigate({ to: '/list', search: searchOf(next), replace: how !== 'push', resetScroll: false })
  useDefaultView(state, asked, go)
  const name = words.type(type, 2)
  return (
    <ListScreen
      state={state}
      onChange={go}
      title={`${t('title')} – ${name}`}
      heading={name}
      actions={<TagTreeButton />}
      above={
        <TypeFilter
          types={listTypesOf(kind)}
          chosen={type}
          withAll={false}
          onChoose={(next) => next && go({ type: next, filters: {} })}
        />
      }
    />
  )
}
