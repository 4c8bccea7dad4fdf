import { Checkbox, Select } from '@mantine/core'
import type { AnyItem } from '../../api/types.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { type LinkOption, rolesOf } from '../../entities/links/linkOptions.ts'
import { ReaderNotice } from '../../entities/links/ReaderNotice.tsx'
import type { useNewReaders } from '../../entities/links/useNewReaders.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'

interface LinkChoicesProps {
  readonly item: AnyItem
  readonly other: AnyItem
  readonly options: readonly LinkOption[]
  readonly option: LinkOption | undefined
  readonly role: string | undefined
  /** Whether it is opened at once; left out where the viewer may not. */
  readonly isOpened: boolean | undefined
  readonly readers: Pick<ReturnType<typeof useNewReaders>, 'person' | 'suppliers' | 'isError'>
  readonly onOption: (option: LinkOption | undefined) => void
  readonly onRole: (role: string | undefined) => void
  readonly onOpened: (isOpened: boolean) => void
}

/** How two items are linked: by which edge where there are several, in which role, and what is said of it. */
export function LinkChoices(props: LinkChoicesProps) {
  const { item, other, options, option, role, isOpened, readers, onOption, onRole, onOpened } = props
  const { t } = useTranslation('links')
  const words = useWords()
  const roles = option ? rolesOf(item._type, other._type, option) : []
  const labelOf = ({ edge, down }: LinkOption) =>
    t('edgeUnder', { edge: words.edge(edge), name: titleOf(down ? item : other, words) })
  return (
    <>
      {options.length > 1 && (
        <Select
          id="link-edge"
          label={t('edge')}
          withAsterisk
          allowDeselect={false}
          data={options.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
          value={option ? keyOf(option) : null}
          onChange={(key) => onOption(options.find((one) => keyOf(one) === key))}
        />
      )}
      {roles.length > 0 && (
        <Select
          label={t('role')}
          allowDeselect={false}
          readOnly={roles.length === 1}
          data={roles.map((value) => ({ value, label: words.role(value) }))}
          value={role ?? roles[0] ?? null}
          onChange={(value) => onRole(value ?? undefined)}
        />
      )}
      {isOpened !== undefined && (
        <Checkbox
          label={t('open')}
          description={t('openHint')}
          checked={isOpened}
          onChange={(event) => onOpened(event.currentTarget.checked)}
        />
      )}
      <ReaderNotice person={readers.person} suppliers={readers.suppliers} isError={readers.isError} />
    </>
  )
}

function keyOf({ edge, down }: LinkOption): string {
  return `${edge}:${down ? 'down' : 'up'}`
}
