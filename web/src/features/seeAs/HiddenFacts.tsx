import { type AnyItem, definitionOf } from '@schakel/domain'
import { IconEyeOff } from '@tabler/icons-react'
import { useValueText } from '../../entities/forms/valueText.ts'
import facts from '../../entities/items/page/Facts.module.css'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { useHiddenMode } from './hiddenMode.ts'
import classes from './SeeAs.module.css'
import { shortly } from './shortly.ts'
import { useHidden, useHiddenLabel } from './useHidden.ts'

/** Among the facts of an item those that the impersonated person does not get, each with why; shown when the banner is asked. */
export default function HiddenFacts({ item }: { readonly item: AnyItem }) {
  return useHiddenMode() ? <Marked item={item} /> : null
}

function Marked({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('seeAs')
  const { name: viewer } = useViewer()
  const { lines } = useHidden(item._id)
  const label = useHiddenLabel(item._type)
  const valueText = useValueText(item._type)
  const { fields } = definitionOf(item._type)
  return lines.flatMap(({ name, how, why, own }) => {
    const field = fields[name]
    if (how !== 'gone' || !field) return []
    return [
      <div key={name} className={`${facts.line} ${classes.marked}`}>
        <dt>{label(name)}</dt>
        <dd>
          {shortly(valueText(name, field, own))}
          <Row as="span" gap={1} size="sm" tone="soft">
            <IconEyeOff size={14} aria-hidden="true" /> {t('here', { name: viewer, why: t(`why.${why}`) })}
          </Row>
        </dd>
      </div>,
    ]
  })
}
