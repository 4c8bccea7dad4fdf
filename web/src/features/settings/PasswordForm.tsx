import { type ReactNode, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { PasswordField } from '../../entities/viewer/PasswordField.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from '../../ui/Settings.module.css'

interface PasswordFormProps {
  /** What its fields are called, apart from those of the other forms of the page. */
  readonly name: string
  readonly label: string
  /** What is asked besides the password. */
  readonly children?: ReactNode
  /** Does it, with the password; what it throws is said here. */
  readonly onSubmit: (password: string) => Promise<void>
  readonly onCancel?: () => void
}

/** Asks one's password again before something that protects the account is changed. */
export function PasswordForm({ name, label, children, onSubmit, onCancel }: PasswordFormProps) {
  const { t } = useTranslation('settings')
  const common = useTranslation('common')
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ readonly isPassword: boolean; readonly text: string }>()

  async function submit(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSubmit(password)
      setPassword('')
    } catch (error) {
      const isPassword = isApiError(error, 422) && error.errors.some(({ code }) => code === 'passwordWrong')
      const { title, text } = errorText(error)
      setProblem({ isPassword, text: text || title })
    }
    setBusy(false)
  }

  return (
    <Stack
      noValidate
      as="form"
      gap={4}
      grow
      fluid
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PasswordField
        name={`${name}-current`}
        label={t('currentPassword')}
        value={password}
        error={problem?.isPassword ? problem.text : undefined}
        onChange={setPassword}
      />
      {children}
      <div aria-live="assertive">
        {problem && !problem.isPassword && (
          <Text size="sm" tone="danger">
            {problem.text}
          </Text>
        )}
      </div>
      <Cluster gap={2}>
        <Button writes="now" type="submit" tone="brand" busy={isBusy} aria-disabled={password === ''}>
          {label}
        </Button>
        {onCancel && <Button onClick={onCancel}>{common.t('cancel')}</Button>}
      </Cluster>
    </Stack>
  )
}
