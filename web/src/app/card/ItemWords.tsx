import { type AnyItem, definitionOf } from '@schakel/domain'
import { IconAlignLeft } from '@tabler/icons-react'
import { useEditable } from '../../entities/inplace/editable.ts'
import { InPlace } from '../../entities/inplace/InPlace.tsx'
import { useSteps } from '../../entities/inplace/useSteps.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { RichText } from '../../entities/items/RichText.tsx'
import { textIn } from '../../entities/items/read.ts'
import { TaskList, TodoBox } from '../../entities/items/TaskList.tsx'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import classes from './ItemPage.module.css'

/** The long texts of an item: description, request, notes. */
export function Words({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('items')
  const words = useWords()
  const texts = Object.entries(definitionOf(item._type).fields).flatMap(([name, field]) => {
    const text = textIn(item, name)
    const isLong = field.kind === 'richText' || name === 'description'
    return isLong && text && item._type !== 'comment' ? [{ name, text, isRich: field.kind === 'richText' }] : []
  })
  const editable = useEditable(item)
  const steps = useSteps(texts.map(({ name }) => name).filter((name) => editable.has(name)))
  if (texts.length === 0) return null
  return (
    <Section title={t('about')} icon={<IconAlignLeft size={18} aria-hidden="true" />}>
      {texts.map(({ name, text, isRich }) => (
        <div key={name}>
          {texts.length > 1 && (
            <Hint as="h3" weight="strong" below={1}>
              {words.field(item._type, name)}
            </Hint>
          )}
          <InPlace item={item} shown={editable.get(name)} steps={steps}>
            {isRich ? (
              <RichText html={text} />
            ) : (
              <Text lines className={classes.lines}>
                {text}
              </Text>
            )}
          </InPlace>
        </div>
      ))}
    </Section>
  )
}

/** The tasks of a todo, and whether it is done. */
export function Tasks({ todo }: { readonly todo: AnyItem }) {
  const { t } = useTranslation('items')
  const words = useWords()
  return (
    <Section title={words.type('todo')} icon={<TypeIcon type="todo" size={18} />}>
      <Row gap={1.5} className={classes.done}>
        <TodoBox todo={todo} name={titleOf(todo, words)} />
        <span aria-hidden="true">{t('done')}</span>
      </Row>
      <TaskList todo={todo} />
    </Section>
  )
}
