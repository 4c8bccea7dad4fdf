import { isObject } from '@schakel/domain'
import { useWords } from '../../../texts/i18n.ts'
import { Box } from '../../../ui/layout/Box.tsx'
import { GroupFrame } from './Group.tsx'
import type { GroupProps } from './inputProps.ts'
import classes from './inputs.module.css'
import { TextField } from './TextField.tsx'

/** A group of fields that are kept together: an address. */
export function ObjectField({ id, type, path, field, label, value, error, onChange, errorAt, onLeaveAt }: GroupProps) {
  const words = useWords()
  const group = isObject(value) ? value : {}
  return (
    <GroupFrame id={id} label={label} required={field.required} error={error}>
      <Box gap={3} outlined className={classes.group} padX={4} padTop={3} padBottom={4}>
        {Object.entries(field.fields ?? {}).map(([name, part]) => {
          const partPath = `${path}.${name}`
          return (
            <div key={name} data-kind={part.kind}>
              <TextField
                id={`${id}-${name}`}
                type={type}
                path={partPath}
                field={part}
                label={words.field(type, partPath)}
                value={group[name]}
                error={errorAt(partPath)}
                onChange={(next) => onChange({ ...group, [name]: next })}
                onLeave={() => onLeaveAt(partPath)}
              />
            </div>
          )
        })}
      </Box>
    </GroupFrame>
  )
}
