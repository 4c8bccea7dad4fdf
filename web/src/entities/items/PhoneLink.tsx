import { formatPhone, loadPhoneNumbers } from '@schakel/domain'
import { useEffect, useState } from 'react'

/** A phone number as the Dutch write it (D4.1). The library that knows how comes with the first number. */
function usePhoneText(number: string): string {
  const [, setReady] = useState(false)
  useEffect(() => {
    let isGone = false
    loadPhoneNumbers().then(
      () => {
        if (!isGone) setReady(true)
      },
      // Without the library the number stands as it is kept, which can be called as well.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return formatPhone(number)
}

/** A phone number in a text. */
export function PhoneText({ number }: { readonly number: string }) {
  return usePhoneText(number)
}

/** A phone number to call. */
export function PhoneLink({ number, className }: { readonly number: string; readonly className?: string }) {
  return (
    <a href={`tel:${number}`} className={className}>
      {usePhoneText(number)}
    </a>
  )
}
