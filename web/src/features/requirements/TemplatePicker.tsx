import type { AnyItem } from '@schakel/domain'
import type { RequirementTemplate } from '@schakel/domain/calls'
import { IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import { LoadSets } from './LoadSets.tsx'
import { QuickCopy } from './QuickCopy.tsx'
import { useTemplates } from './queries.ts'
import classes from './Set.module.css'
import { TemplateRows } from './TemplateRows.tsx'

interface TemplatePickerProps {
  readonly dossier: AnyItem
  /** Whether there are requirements already, that one goes back to. */
  readonly hasRows: boolean
  /** Goes on without a template, or back to the rows. */
  readonly onClose: () => void
}

/** The choice of a set for a dossier: first which, then which of its rows (F1.3, F1.15). */
export function TemplatePicker({ dossier, hasRows, onClose }: TemplatePickerProps) {
  const { t } = useTranslation('requirements')
  const common = useTranslation('common')
  const isCentre = isCentreKind(useViewer().kind)
  const { data, error, refetch } = useTemplates(dossier._id, true)
  const [chosen, setChosen] = useState<RequirementTemplate>()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading>
        <SkeletonCard lines={4} />
      </Loading>
    )
  }
  if (chosen) {
    return (
      <TemplateRows
        dossier={dossier}
        template={chosen}
        branches={data.branches}
        onBack={() => setChosen(undefined)}
        onDone={onClose}
      />
    )
  }
  const own = <Button onClick={onClose}>{hasRows ? common.t('back') : t('writeOwn')}</Button>
  if (data.templates.length === 0) {
    return (
      <EmptyState
        icon={<IconListCheck size={40} stroke={1.5} />}
        title={t('noTemplates')}
        action={
          <Row as="span" align="stretch" wrap justify="end" gap={2} className={classes.buttons}>
            {isCentre && <LoadSets />}
            {own}
          </Row>
        }
      >
        {t(isCentre ? 'noTemplatesStaff' : 'noTemplatesText')}
      </EmptyState>
    )
  }
  const templates = fittingFirst(data.templates, dossier.name)
  const [first] = templates
  return (
    <Section title={t('choose')} icon={<IconListCheck size={18} aria-hidden="true" />} actions={own}>
      <Hint>{t('chooseText')}</Hint>
      {first !== undefined && first.kind === dossier.name && (
        <QuickCopy dossier={dossier} template={first} branches={data.branches} onDone={onClose} />
      )}
      <div className={classes.cards}>
        {templates.map((template) => (
          <TemplateCard
            key={template._id}
            template={template}
            isForThis={template.kind === dossier.name}
            onChoose={() => setChosen(template)}
          />
        ))}
      </div>
    </Section>
  )
}

function fittingFirst(templates: readonly RequirementTemplate[], kind: unknown): readonly RequirementTemplate[] {
  return templates.toSorted(
    (a, b) =>
      Number(b.kind === kind) - Number(a.kind === kind) || b.version - a.version || a.name.localeCompare(b.name),
  )
}

interface TemplateCardProps {
  readonly template: RequirementTemplate
  readonly isForThis: boolean
  readonly onChoose: () => void
}

function TemplateCard({ template, isForThis, onChoose }: TemplateCardProps) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  const locale = useLocale()
  const { name, name_en, about, about_en, kind, version, rows } = template
  const musts = rows.filter(({ level }) => level === 'must').length
  return (
    <button
      type="button"
      className={classOf([], {
        gap: 2,
        pad: 4,
        text: 'start',
        ground: 'surface',
        outlined: true,
        className: classes.card,
      })}
      onClick={onChoose}
    >
      <Text as="span" weight="bold">
        {locale === 'en' ? name_en || name : name}
      </Text>
      <Row as="span" wrap gap={1} gapX={3} size="sm">
        <Chip tone={isForThis ? 'brand' : 'neutral'}>{kind}</Chip>
        <span>{t('rowCount', { count: rows.length })}</span>
        <span>
          {musts} × {words.choice('level', 'must')}
        </span>
        {version > 1 && <span>{t('version', { version })}</span>}
      </Row>
      <Hint as="span">{locale === 'en' ? about_en || about : about}</Hint>
    </button>
  )
}
