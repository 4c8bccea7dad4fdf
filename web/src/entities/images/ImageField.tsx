import { type ImageKind, imageSizes, isPersonType, sizedImage, type TypeName } from '@schakel/domain'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Editors.module.css'
import { isGone } from './isGone.ts'
import { usePictureDialog } from './usePictureDialog.tsx'

interface ImageFieldProps {
  readonly id: string
  readonly type: TypeName
  /** The field: avatar or banner. */
  readonly path: string
  readonly label: string
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (value: unknown) => void
  readonly onLeave: () => void
}

const HEIGHT = 56

/** A picture among the fields of a form: shown, chosen, cut and taken away; saved with the form (S5.7, D15). */
export function ImageField({ id, type, path, label, value, error, onChange, onLeave }: ImageFieldProps) {
  const { t } = useTranslation('images')
  const labelId = useId()
  const kind: ImageKind = path === 'banner' ? 'banner' : 'avatar'
  const current = typeof value === 'string' && value !== '' ? value : undefined
  const round = kind === 'avatar' && isPersonType(type)
  const { dialog, open, near } = usePictureDialog({
    kind,
    round,
    current,
    onSave: (address) => {
      onChange(address ?? '')
      onLeave()
    },
  })
  const [, { width, height }] = imageSizes[kind]
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={error ? `${id}-error` : undefined}>
      <Text id={labelId} as="span" size="sm" weight="medium" below={1.5} className={classes.fieldLabel}>
        {label}
      </Text>
      <Row gap={2} gapX={3} wrap>
        {current && (
          <img
            className={classes.fieldImage}
            data-round={round || undefined}
            src={sizedImage(current, kind, HEIGHT)}
            alt={t('current')}
            height={HEIGHT}
            width={Math.round((HEIGHT * width) / height)}
            onError={() => {
              // A draft may be older than a picture that nothing named.
              void isGone(current).then((gone) => gone && onChange(''))
            }}
          />
        )}
        <Button
          id={id}
          size="sm"
          icon={<IconPhotoPlus size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={open}
          {...near}
        >
          {current ? t('change') : t('pick')}
        </Button>
      </Row>
      {error && (
        <Text id={`${id}-error`} size="sm" tone="danger" above={1}>
          {error}
        </Text>
      )}
      {dialog}
    </fieldset>
  )
}
