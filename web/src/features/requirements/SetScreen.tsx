import type { AnyItem } from '@schakel/domain'
import type { RequirementSet } from '@schakel/domain/calls'
import { useState } from 'react'
import { useUnsentText } from '../../entities/comments/unsentText.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { AddRow } from './AddRow.tsx'
import { ChangeList } from './ChangeList.tsx'
import { countOf, inputOf, partsOf } from './draft.ts'
import { FreezeForm } from './FreezeForm.tsx'
import { NewerTemplate } from './NewerTemplate.tsx'
import { Proposals } from './Proposals.tsx'
import { RowGroups } from './RowGroups.tsx'
import { isShown, type RowFilter } from './rowFacts.ts'
import { type Opened, SetActions } from './SetActions.tsx'
import { SetHead } from './SetHead.tsx'
import { type NewRow, useEditing } from './useEditing.ts'
import { usePropose } from './useWrites.ts'

interface SetScreenProps {
  readonly item: AnyItem
  readonly set: RequirementSet
  /** Goes to the choice of a template. */
  readonly onChoose?: () => void
}

/** A set of requirements with all that its reader may do with it: of a dossier, or of a template (F1.2 to F1.5). */
export function SetScreen({ item, set, onChoose }: SetScreenProps) {
  const { t } = useTranslation('requirements')
  const isCentre = isCentreKind(useViewer().kind)
  const { rows, draft, next, isDrafting, editing, state, settle, takeOver } = useEditing(set)
  const [filter, setFilter] = useState<RowFilter>('all')
  const { begun } = useUnsentText(set.parent, 'requirement')
  const [isBack, setBack] = useState(begun !== undefined)
  const [opened, setOpened] = useState<Opened | undefined>(
    begun && (editing ? 'add' : set.mayPropose ? 'propose' : undefined),
  )
  const fail = useFailure()
  const propose = usePropose()
  const isDossier = item._type === 'dossier'
  const toggle = (what: Opened) => {
    setBack(false)
    setOpened(opened === what ? undefined : what)
  }
  const adding = { set: set.parent, isBack, onClose: () => setOpened(undefined) }
  const proposeRow = async (row: NewRow) => {
    try {
      await propose.mutateAsync({ dossier: item._id, row: partsOf(row, isCentre) })
      notifySuccess(t('proposed'))
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }
  return (
    <Stack fluid gap={4}>
      <SetHead
        set={set}
        rows={rows}
        filter={filter}
        onFilter={setFilter}
        state={state}
        isDossier={isDossier}
        actions={
          <SetActions
            set={set}
            hasRows={rows.length > 0}
            isEditing={editing !== undefined}
            opened={opened}
            onToggle={toggle}
            onChoose={onChoose}
            onNext={next.begin}
          />
        }
      >
        {opened === 'add' && editing && (
          <AddRow {...adding} writes={editing.writes} label={t('add')} onAdd={editing.add} />
        )}
        {opened === 'propose' && <AddRow {...adding} writes="now" label={t('propose')} onAdd={proposeRow} />}
      </SetHead>
      {isDrafting && editing?.restore && (
        <ChangeList
          set={set}
          rows={rows}
          draft={draft}
          next={next}
          restore={editing.restore}
          onFreeze={() => setOpened('freeze')}
        />
      )}
      {opened === 'freeze' && (set.mayEdit || (isDrafting && countOf(draft) > 0)) && (
        <FreezeForm
          set={set}
          isBehind={isDrafting && next.isBehind}
          settle={settle}
          changes={isDrafting ? inputOf(set.rows, draft, isCentre) : { rows: [], remove: [] }}
          onClose={() => setOpened(undefined)}
          onFrozen={() => {
            next.drop()
            setOpened(undefined)
          }}
        />
      )}
      {isDossier && editing && <NewerTemplate dossier={item} set={set} rows={rows} editing={editing} />}
      <Proposals set={set} hidden={draft.removed} onTake={takeOver} />
      {rows.length === 0 ? (
        <EmptyState title={t('none')}>{t(set.mayEdit ? 'noneOwn' : 'noneText')}</EmptyState>
      ) : (
        <RowGroups rows={rows.filter((row) => isShown(row, filter))} editing={editing} />
      )}
    </Stack>
  )
}
