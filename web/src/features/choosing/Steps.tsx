import type { AnyItem } from '@schakel/domain'
import type { Choosing } from '@schakel/domain/choosing'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { classOf } from '../../ui/layout/look.ts'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Choosing.module.css'
import { linkTo, placeOfStep } from './places.ts'

/** The steps in their order, each a link to where it is done. On a phone they are numbers. */
export function Steps({ dossier, steps }: { readonly dossier: AnyItem; readonly steps: Choosing['steps'] }) {
  const { t } = useTranslation('choosing')
  return (
    <ol className={`${classes.steps} sk-list`}>
      {steps.map(({ step, state }, index) => (
        <li key={step} data-state={state}>
          <Link
            {...linkTo(dossier._id, placeOfStep[step])}
            resetScroll={false}
            className={classOf([], {
              gap: 1,
              pad: 1,
              tone: 'muted',
              size: 'xs',
              corners: 'sm',
              text: 'center',
              plain: true,
              className: classes.link,
            })}
            aria-label={`${index + 1}. ${t(`steps.${step}`)}: ${t(`states.${state}`)}`}
            aria-current={state === 'current' ? 'step' : undefined}
            title={t(`steps.${step}`)}
          >
            <Text as="span" weight="bold" corners="full" className={classes.mark}>
              {state === 'done' ? <IconCheck size={14} stroke={2.4} /> : index + 1}
            </Text>
            <span className={classes.name}>{t(`steps.${step}`)}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
