import { IconBookmark, IconBookmarkPlus, IconPin } from '@tabler/icons-react'
import { useState } from 'react'
import { isCentreKind } from '../../../entities/items/useRights.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { type MenuEntry, type MenuSection, MoreMenu } from '../../../ui/MoreMenu.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import type { ListState, Look } from '../filters.ts'
import type { Prefs } from '../prefs.ts'
import { useViews, type View } from '../queries.ts'
import { useOpenNamed } from './useOpenNamed.ts'
import { useViewEntries } from './useViewEntries.tsx'
import { useViewWrites } from './useViewWrites.ts'
import { isChanged, settingsOf, stateOfView, viewsOf } from './viewState.ts'

const ViewDialog = lazyPart(() => import('./ViewDialog.tsx'))

interface ViewMenuProps {
  readonly state: ListState
  readonly look: Look
  readonly prefs: Prefs
  /** What was changed in the columns of a view is let go. */
  readonly onBack: () => void
  readonly onChange: (state: ListState) => void
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/** The views one keeps of a list, those the space shares, and what can be done with the one that is open (S2.5). */
export function ViewMenu({ state, look, prefs, onBack, onChange }: ViewMenuProps) {
  const { t } = useTranslation('list')
  const viewer = useViewer()
  const { data = [] } = useViews()
  const { save, remove } = useViewWrites()
  const entriesOf = useViewEntries()
  const [naming, setNaming] = useState<{ readonly view?: View }>()
  const views = viewsOf(data, state.type)
  const current = views.find(({ _id }) => _id === state.view)
  const changed = current !== undefined && isChanged(current, state, look, prefs)
  const settings = settingsOf(state, look, prefs)

  const open = (view: View) => {
    onBack()
    onChange(stateOfView(view))
  }
  useOpenNamed(state, current, open)
  const saveAs = (name: string, view: Parameters<typeof save.mutate>[0], onSaved?: (id: string) => void) =>
    save.mutate(view, {
      onSuccess: ({ _id }) => {
        notifySuccess(t('viewSaved', { name }))
        onSaved?.(_id)
      },
    })
  const entryOf = (view: View): MenuEntry => ({
    label: view.name,
    checked: view._id === current?._id,
    onSelect: () => open(view),
    ...(view.isDefault ? { icon: <IconPin {...icon} /> } : {}),
  })
  const ofCurrent = (view: View) =>
    entriesOf(view, {
      save,
      remove,
      onUpdate: changed ? () => saveAs(view.name, { _id: view._id, settings }) : undefined,
      onRename: () => setNaming({ view }),
      onRemoved: () => onChange({ ...state, view: undefined }),
    })
  const kept = views.filter(({ mine }) => mine)
  const shared = views.filter(({ mine }) => !mine)
  const sections: MenuSection[] = [
    ...(kept.length > 0 ? [{ label: t('viewsMine'), entries: kept.map(entryOf) }] : []),
    ...(shared.length > 0 ? [{ label: t('viewsShared'), entries: shared.map(entryOf) }] : []),
    {
      entries: [
        { label: t('viewKeep'), icon: <IconBookmarkPlus {...icon} />, onSelect: () => setNaming({}), writes: 'now' },
        ...(current && changed ? [{ label: t('viewBack'), onSelect: () => open(current) }] : []),
      ],
    },
    ...(current ? [{ label: current.name, entries: ofCurrent(current) }] : []),
  ]
  const name = current ? `${current.name}${changed ? ` (${t('viewChanged')})` : ''}` : t('views')
  return (
    <>
      <MoreMenu sections={sections} label={current ? t('viewIs', { name }) : t('views')} tone="quiet">
        <IconBookmark {...icon} />
        {name}
      </MoreMenu>
      {naming && (
        <ViewDialog
          view={naming.view}
          mayShare={isCentreKind(viewer.kind)}
          isBusy={save.isPending}
          onClose={() => setNaming(undefined)}
          onSave={(named) => {
            const { name: called } = named
            const view = naming.view ? { _id: naming.view._id, name: called } : { ...named, type: state.type, settings }
            saveAs(called, view, (_id) => {
              setNaming(undefined)
              onChange({ ...state, look, view: _id })
            })
          }}
        />
      )}
    </>
  )
}
