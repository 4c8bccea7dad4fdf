import { colours, definitionOf, hexOf, isColourName } from '@schakel/domain'
import { IconBan, IconCheck } from '@tabler/icons-react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Centre } from '../../../ui/layout/Centre.tsx'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { GroupFrame } from './Group.tsx'
import { type InputProps, inputText } from './inputProps.ts'
import classes from './inputs.module.css'

/** A colour of the palette, or none: then the item has that of its type (D1.5). */
export function ColourField({ id, type, label, value, error, onChange, onLeave }: InputProps) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const chosen = inputText(value)
  // A colour from elsewhere stays choosable as long as it is the one.
  const own = chosen !== '' && !isColourName(chosen) ? [chosen] : []
  return (
    <GroupFrame id={id} label={label} error={error} role="radiogroup">
      <Cluster gap={2}>
        {['', ...Object.keys(colours), ...own].map((name) => {
          const hex = hexOf(name === '' ? definitionOf(type).colour : name)
          const title =
            name === ''
              ? t('colourOfType')
              : (Object.entries(words.texts.colours).find(([key]) => key === name)?.[1] ?? name)
          return (
            <Centre
              as="label"
              relative
              corners="full"
              key={name}
              className={classes.swatch}
              style={{ '--swatch': hex }}
              title={title}
            >
              <input
                type="radio"
                name={id}
                aria-label={title}
                checked={chosen === name}
                onChange={() => onChange(name)}
                onBlur={onLeave}
              />
              {chosen === name ? (
                <IconCheck size={16} stroke={2.6} aria-hidden="true" />
              ) : (
                name === '' && <IconBan size={16} stroke={2} aria-hidden="true" />
              )}
            </Centre>
          )
        })}
      </Cluster>
    </GroupFrame>
  )
}
