import { may } from '@schakel/domain'
import {
  IconBookmark,
  IconBookmarkPlus,
  IconDeviceFloppy,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconStar,
  IconStarOff,
  IconTrash,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeep } from '../../../entities/favourites/favourites.ts'
import { isCentreKind } from '../../../entities/items/useRights.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { type MenuEntry, type MenuSection, MoreMenu } from '../../../ui/MoreMenu.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import type { ListState, Look } from '../filters.ts'
import type { Prefs } from '../prefs.ts'
import { useViews, type View } from '../queries.ts'
import { useViewWrites } from './useViewWrites.ts'
import { columnsOfView, isChanged, settingsOf, stateOfView, viewsOf } from './viewState.ts'

const ViewDialog = lazyPart(() => import('./ViewDialog.tsx'))

interface ViewMenuProps {
  readonly state: ListState
  readonly look: Look
  readonly prefs: Prefs
  readonly onPrefs: (change: Partial<Prefs>) => void
  readonly onChange: (state: ListState) => void
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/** The views one keeps of a list, those the space shares, and what can be done with the one that is open (S2.5). */
export function ViewMenu({ state, look, prefs, onPrefs, onChange }: ViewMenuProps) {
  const { t } = useTranslation('list')
  const viewer = useViewer()
  const isCentre = isCentreKind(viewer.kind)
  const { data = [] } = useViews()
  const layout = useTranslation('layout')
  const { save, remove } = useViewWrites()
  const { isKept, keep, drop } = useKeep()
  const [naming, setNaming] = useState<{ readonly view?: View }>()
  const views = viewsOf(data, state.type)
  const current = views.find(({ _id }) => _id === state.view)
  const mayChange = current !== undefined && (current.mine || may(viewer, 'changeSharedViews'))
  const changed = current !== undefined && isChanged(current, state, look, prefs)

  const open = (view: View) => {
    const columns = columnsOfView(view, may(viewer, 'readSuperFields'))
    if (columns) onPrefs({ columns })
    onChange(stateOfView(view))
  }
  // Whoever comes by a link of the menu names the view and nothing else.
  const { view: _view, type: _type, filters, ...said } = state
  const isBare = Object.keys(filters).length === 0 && Object.values(said).every((value) => value === undefined)
  const openNamed = useEffectEvent(() => {
    if (current && isBare) open(current)
  })
  const named = current?._id
  useEffect(() => {
    if (named !== undefined) openNamed()
  }, [named])
  const entryOf = (view: View): MenuEntry => ({
    label: view.name,
    checked: view._id === current?._id,
    onSelect: () => open(view),
    ...(view.isDefault ? { icon: <IconPin {...icon} /> } : {}),
  })
  const kept = views.filter(({ mine }) => mine)
  const shared = views.filter(({ mine }) => !mine)
  const ofCurrent: MenuEntry[] = current
    ? [
        ...(mayChange && changed
          ? [
              {
                label: t('viewUpdate'),
                icon: <IconDeviceFloppy {...icon} />,
                writes: 'now' as const,
                onSelect: () =>
                  save.mutate(
                    { _id: current._id, settings: settingsOf(state, look, prefs) },
                    { onSuccess: () => notifySuccess(t('viewSaved', { name: current.name })) },
                  ),
              },
            ]
          : []),
        {
          label: t(current.isDefault ? 'viewNoDefault' : 'viewDefault'),
          icon: current.isDefault ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />,
          writes: 'now',
          onSelect: () => save.mutate({ _id: current._id, isDefault: !current.isDefault }),
        },
        {
          label: layout.t(isKept(current._id) ? 'starOffView' : 'starOnView'),
          icon: isKept(current._id) ? <IconStarOff {...icon} /> : <IconStar {...icon} />,
          writes: 'now',
          onSelect: () => {
            const favourite = { _id: current._id, view: { type: current.type, name: current.name } }
            if (isKept(current._id)) drop(favourite, current.name)
            else keep(favourite)
          },
        },
        ...(mayChange
          ? [
              {
                label: t('viewRename'),
                icon: <IconPencil {...icon} />,
                writes: 'now' as const,
                onSelect: () => setNaming({ view: current }),
              },
            ]
          : []),
        ...(mayChange && isCentre
          ? [
              {
                label: t(current.shared ? 'viewUnshare' : 'viewShare'),
                icon: current.shared ? <IconUsersMinus {...icon} /> : <IconUsers {...icon} />,
                writes: 'now' as const,
                onSelect: () => save.mutate({ _id: current._id, shared: !current.shared }),
              },
            ]
          : []),
        ...(mayChange
          ? [
              {
                label: t('viewRemove'),
                icon: <IconTrash {...icon} />,
                tone: 'danger' as const,
                writes: 'now' as const,
                onSelect: () => {
                  remove.mutate(current)
                  onChange({ ...state, view: undefined })
                },
              },
            ]
          : []),
      ]
    : []
  const sections: MenuSection[] = [
    ...(kept.length > 0 ? [{ label: t('viewsMine'), entries: kept.map(entryOf) }] : []),
    ...(shared.length > 0 ? [{ label: t('viewsShared'), entries: shared.map(entryOf) }] : []),
    {
      entries: [
        { label: t('viewKeep'), icon: <IconBookmarkPlus {...icon} />, onSelect: () => setNaming({}), writes: 'now' },
        ...(current && changed ? [{ label: t('viewBack'), onSelect: () => open(current) }] : []),
      ],
    },
    ...(current ? [{ label: current.name, entries: ofCurrent }] : []),
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
          mayShare={isCentre}
          isBusy={save.isPending}
          onClose={() => setNaming(undefined)}
          onSave={({ name: called, shared: isShared, isDefault }) => {
            const own = naming.view
              ? { _id: naming.view._id }
              : { type: state.type, settings: settingsOf(state, look, prefs), shared: isShared, isDefault }
            save.mutate(
              { ...own, name: called },
              {
                onSuccess: ({ _id }) => {
                  setNaming(undefined)
                  notifySuccess(t('viewSaved', { name: called }))
                  onChange({ ...state, look, view: _id })
                },
              },
            )
          }}
        />
      )}
    </>
  )
}
