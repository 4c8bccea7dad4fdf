import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { ChildTab } from './ChildTab.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import classes from './FormDialog.module.css'
import { partsOn } from './firstWrong.ts'
import { inputKey, ROOT } from './formState.ts'
import type { ItemFormRequest } from './openItemForm.ts'
import { ParentField } from './ParentField.tsx'
import type { ShownTab } from './shape.ts'
import { type ItemForm, isShown } from './useItemForm.ts'
import { usePartForm } from './usePartForm.ts'

interface FormTabsProps {
  readonly form: ItemForm
  readonly request: ItemFormRequest
  readonly active: string
  readonly onTab: (name: string) => void
  readonly notes: ReactNode
}

/** How many inputs on a tab say that something is wrong. */
function saidOn(form: ItemForm, tab: ShownTab): number {
  const { state } = form
  const wrong = partsOn(form, tab).flatMap(({ part, issues }) => {
    const paths = new Set(issues.map(({ path }) => path).filter((path) => isShown(state, part.id, path)))
    const refused = Object.keys(state.refused).filter((key) => key.startsWith(inputKey(part.id, '')))
    for (const key of refused) paths.add(key.slice(part.id.length + 1))
    if ('child' in tab) return [...paths]
    return [...paths].filter((path) => tab.fields.some(({ name }) => name === path.split('.')[0]))
  })
  const isFirst = tab === form.tabs[0]
  const lacksParent = isFirst && form.lacksParent && isShown(state, ROOT, 'parent')
  return wrong.length + (lacksParent ? 1 : 0)
}

/** The tabs of a form; without any strip when there is only one (S2.34). */
export function FormTabs({ form, request, active, onTab, notes }: FormTabsProps) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const panel = (tab: ShownTab) => <TabContent form={form} request={request} tab={tab} isFirst={tab === form.tabs[0]} />
  const [only] = form.tabs
  if (form.tabs.length === 1 && only) {
    return (
      <div className={classes.body}>
        {notes}
        {panel(only)}
      </div>
    )
  }
  return (
    <Tabs value={active} onChange={(name) => name && onTab(name)} className={classes.tabs}>
      <Tabs.List className={classes.tabList} aria-label={t('tabs')}>
        {form.tabs.map((tab) => {
          const wrong = saidOn(form, tab)
          const made =
            'child' in tab && tab.many
              ? form.state.parts.filter(({ id, type }) => id !== ROOT && type === tab.child).length
              : 0
          return (
            <Tabs.Tab key={tab.name} value={tab.name} data-wrong={wrong > 0 || undefined}>
              {words.tab(tab.name)}{' '}
              {wrong > 0 ? (
                <Text as="span" size="2xs" weight="bold" padX={1} corners="full" className={classes.wrong}>
                  <span aria-hidden="true">{wrong}</span>
                  <span className="sk-hidden">{t('tabWrong', { count: wrong })}</span>
                </Text>
              ) : (
                made > 0 && (
                  <Text
                    as="span"
                    size="2xs"
                    tone="soft"
                    weight="bold"
                    padX={1}
                    ground="sunken"
                    corners="full"
                    className={classes.made}
                  >
                    <span aria-hidden="true">{made}</span>
                    <span className="sk-hidden">{t('tabCount', { count: made })}</span>
                  </Text>
                )
              )}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      <div className={classes.body} data-tabbed>
        {notes}
        {form.tabs.map((tab) => (
          <Tabs.Panel key={tab.name} value={tab.name}>
            {panel(tab)}
          </Tabs.Panel>
        ))}
      </div>
    </Tabs>
  )
}

interface TabContentProps {
  readonly form: ItemForm
  readonly request: ItemFormRequest
  readonly tab: ShownTab
  readonly isFirst: boolean
}

function TabContent({ form, request, tab, isFirst }: TabContentProps) {
  // Asked first where it must be chosen; where it is plain it stands at the end. It does not move while one types.
  const [asksFirst] = useState(form.lacksParent || form.type === 'message')
  if ('child' in tab) return <ChildTab form={form} tab={tab} />
  // To whom a message goes is shown and chosen, also where it answers somebody.
  const isAsked = request.item === undefined && (request.parent === undefined || form.type === 'message')
  const hasParent = isFirst && isAsked
  return (
    <>
      {hasParent && asksFirst && <ParentField form={form} place="first" />}
      <RootFields form={form} fields={tab.fields} hasFocus={isFirst && !form.lacksParent} />
      {hasParent && !asksFirst && <ParentField form={form} place="last" />}
    </>
  )
}

interface RootFieldsProps {
  readonly form: ItemForm
  readonly fields: Extract<ShownTab, { fields: unknown }>['fields']
  readonly hasFocus: boolean
}

function RootFields({ form, fields, hasFocus }: RootFieldsProps) {
  const root = form.parts.find(({ part }) => part.id === ROOT)
  if (!root) return null
  return <PartFields form={form} part={root} fields={fields} hasFocus={hasFocus} />
}

interface PartFieldsProps extends RootFieldsProps {
  readonly part: ItemForm['parts'][number]
}

function PartFields({ form, part, fields, hasFocus }: PartFieldsProps) {
  return <FieldGrid form={usePartForm(form, part)} fields={fields} hasFocus={hasFocus} />
}
