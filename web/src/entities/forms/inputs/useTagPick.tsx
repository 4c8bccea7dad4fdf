import type { ComboboxData, ComboboxItem, ComboboxLikeRenderOptionInput, OptionsFilter } from '@mantine/core'
import { tagTypes } from '@schakel/domain'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useWords } from '../../../texts/i18n.ts'
import { useLocale } from '../../../texts/useLocale.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { useTags } from '../../items/queries.ts'
import classes from './TagPick.module.css'
import { shownNodes, type TagNode, tagNodes } from './tagTree.ts'

// Of some fifteen hundred branches; one types on to see others.
const SHOWN = 60

/** What a select needs to pick tags from their tree (S3.16): folded level by level, searched as one types, its depth to be seen and heard. `input` is the id of the select. */
export function useTagPick(input: string, chosen: readonly string[]) {
  const { t } = useTranslation('forms')
  const locale = useLocale()
  const words = useWords()
  const { data: tags, isPending } = useTags()
  const [turned, setTurned] = useState<ReadonlySet<string>>(() => new Set())
  const [search, setSearch] = useState('')

  const nodes = useMemo(
    () =>
      tagNodes(tags ?? [], ({ name, name_en }) =>
        locale === 'en' && typeof name_en === 'string' ? name_en : String(name),
      ),
    [tags, locale],
  )
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes])
  const data = useMemo((): ComboboxData => {
    const groups = tagTypes.map((type) => ({
      group: words.choice('type', type),
      items: nodes.filter((node) => node.type === type).map(({ id, label }) => ({ value: id, label })),
    }))
    const filled = groups.filter(({ items }) => items.length > 0)
    return filled.length > 1 ? filled : (filled[0]?.items ?? [])
  }, [nodes, words])

  // What is chosen is in sight until one folds it away; what one folds is the other way round from how it began.
  const inSight = new Set(chosen.flatMap((id) => byId.get(id)?.above ?? []))
  const isOpen = (id: string) => turned.has(id) !== inSight.has(id)
  const open = new Set(nodes.filter(({ id }) => isOpen(id)).map(({ id }) => id))
  // In a select of one the name of what is chosen stands where one types.
  const isSearching = search !== '' && !chosen.some((id) => byId.get(id)?.label === search)

  const filter: OptionsFilter<string> = ({ options, search: term }) => {
    const shown = new Set(shownNodes(nodes, term, open, SHOWN).map(({ id }) => id))
    return options.flatMap((option): typeof options => {
      if (!('group' in option)) return shown.has(option.value) ? [option] : []
      const items = option.items.filter(({ value }) => shown.has(value))
      return items.length > 0 ? [{ ...option, items }] : []
    })
  }

  const toggle = (id: string) => {
    const next = new Set(turned)
    if (!next.delete(id)) next.add(id)
    setTurned(next)
  }

  // The arrows to the side fold what is pointed at, as in any tree; while one searches they belong to the text.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const wanted = event.key === 'ArrowRight' ? false : event.key === 'ArrowLeft' ? true : undefined
    if (wanted === undefined || isSearching) return
    const option = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '')
    const node = byId.get(option?.getAttribute('value') ?? '')
    if (!node?.hasChildren || isOpen(node.id) !== wanted) return
    event.preventDefault()
    toggle(node.id)
  }

  const renderOption = ({ option, checked }: ComboboxLikeRenderOptionInput<ComboboxItem>) => {
    const node = byId.get(option.value)
    return node ? (
      <TagOption
        node={node}
        checked={checked === true}
        isOpen={isSearching || isOpen(node.id)}
        above={byId.get(node.above.at(-1) ?? '')?.label}
        onToggle={isSearching ? undefined : () => toggle(node.id)}
      />
    ) : (
      option.label
    )
  }

  return {
    isPending,
    props: {
      data,
      filter,
      renderOption,
      onKeyDown,
      onSearchChange: (term: string) => {
        setSearch(term)
        const list = document.getElementById(document.getElementById(input)?.getAttribute('aria-controls') ?? '')
        if (list) list.scrollTop = 0
      },
      // The list itself scrolls: a screen reader knows it by the input it belongs to.
      withScrollArea: false,
      classNames: { options: classes.list },
      searchable: true,
      clearable: true,
      nothingFoundMessage: t('tagNone'),
      clearButtonProps: { 'aria-label': t('clear') },
    } as const,
  }
}

interface TagOptionProps {
  readonly node: TagNode
  readonly checked: boolean
  readonly isOpen: boolean
  /** The tag right above it. */
  readonly above: string | undefined
  readonly onToggle: (() => void) | undefined
}

function TagOption({ node, checked, isOpen, above, onToggle }: TagOptionProps) {
  const { t } = useTranslation('forms')
  return (
    <Row as="span" gap={1} align="start" grow fluid className={classes.option} style={{ '--depth': node.depth }}>
      {node.hasChildren ? (
        // For the pointer; the keyboard folds by the arrows.
        <span
          className={classes.fold}
          data-open={isOpen || undefined}
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (!onToggle) return
            event.stopPropagation()
            onToggle()
          }}
        >
          <IconChevronRight size={15} />
        </span>
      ) : (
        <span className={classes.leaf} />
      )}
      <Text as="span" grow fluid breaks className={classes.label}>
        {node.label}
      </Text>
      {above && <span className="sk-hidden">{t('tagUnder', { above })}</span>}
      {checked && <IconCheck size={15} className={classes.check} aria-hidden="true" />}
    </Row>
  )
}
