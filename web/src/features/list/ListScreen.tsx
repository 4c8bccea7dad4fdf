import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { ExportMenu } from '../../entities/exports/ExportMenu.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/Page.tsx'
import { useColumns } from '../../ui/useColumns.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { whenIdle } from '../../ui/whenIdle.ts'
import { upTo } from '../../ui/widths.ts'
import { bodyOf, isNarrowed, type ListState, lookOf } from './filters.ts'
import { ListContent } from './ListContent.tsx'
import { ListTools } from './ListTools.tsx'
import { FilterBar, fetchLaterParts, PeekPanel } from './laterParts.ts'
import classes from './peek/Peek.module.css'
import { type ChangeList, usePeek } from './peek/usePeek.ts'
import { UnreadList } from './UnreadList.tsx'
import { useViewPrefs } from './views/useViewPrefs.ts'
import { ViewMenu } from './views/ViewMenu.tsx'

export interface ListScreenProps {
  readonly state: ListState
  readonly onChange: ChangeList
  readonly title: string
  readonly heading: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  /** What stands above the tools, such as the choice of a type. */
  readonly above?: ReactNode
}

/** A list of one type, as a table, as cards or as a board, with its filters, its views and what can be done to many of it at once. */
export function ListScreen(props: ListScreenProps) {
  return props.state.unread === undefined ? <ReadList {...props} /> : <UnreadList {...props} />
}

function ReadList({ state, onChange, title, heading, lead, actions, above }: ListScreenProps) {
  const isWide = useColumns() > 1
  useEffect(() => whenIdle(fetchLaterParts), [])
  // What one chose shows at once; the list itself, which is much to draw, follows without holding up the next key.
  const whole = JSON.stringify(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same state each time that it says the same
  const listed = useDeferredValue(useMemo(() => state, [whole]))
  const { prefs, setPrefs, back } = useViewPrefs(listed)
  const [isAdding, setAdding] = useState(false)
  const look = lookOf(listed, prefs.look, isWide)
  const { view: _view, look: _look, peek: _peek, ...narrowing } = listed
  const key = JSON.stringify(narrowing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the body is made of
  const body = useMemo(() => bodyOf(listed), [key])
  const peek = usePeek(state, onChange)
  const isCovered = useMedia(upTo.narrow) && peek.id !== undefined
  return (
    <Page
      title={title}
      heading={heading}
      lead={lead}
      isCovered={isCovered}
      isWide={prefs.isWide === true && look !== 'cards'}
      actions={
        <>
          {actions}
          <ViewMenu state={state} look={look} prefs={prefs} onBack={back} onChange={onChange} />
          <ExportMenu body={body} />
        </>
      }
    >
      <div className={classes.split} data-open={peek.id !== undefined || undefined}>
        <Stack gap={5} fluid inert={isCovered}>
          {above}
          <ListTools
            state={state}
            look={look}
            prefs={prefs}
            onPrefs={setPrefs}
            onChange={onChange}
            onLook={(next) => {
              setPrefs({ look: next })
              onChange({ ...state, look: next })
            }}
            onFilter={() => setAdding(true)}
          />
          {(isAdding || isNarrowed(state)) && (
            <FilterBar
              key={state.type}
              type={state.type}
              filters={state.filters}
              isAdding={isAdding}
              onAdded={() => setAdding(false)}
              onChange={(filters) => onChange({ ...state, filters })}
              meanwhile={isNarrowed(state) && <Box tall="sm" />}
            />
          )}
          <ListContent
            // Another order or grouping keeps what is chosen, and the keyboard where it is.
            key={JSON.stringify([listed.type, listed.filters])}
            state={listed}
            order={state}
            body={body}
            look={look}
            prefs={prefs}
            onPrefs={setPrefs}
            onChange={(change) => onChange({ ...state, ...change })}
            peek={peek}
          />
        </Stack>
        {peek.id !== undefined && (
          <PeekPanel id={peek.id} peek={peek} meanwhile={<Panel raised className={classes.panel} />} />
        )}
      </div>
    </Page>
  )
}
