import { formatPhone, loadPhoneNumbers } from '@schakel/domain'
import { useEffect, useState } from 'react'

/** A phone number as the Dutch write it (D4.1), to call. The library that knows how comes with the first number. */
export function PhoneLink({ number, className }: { readonly number: string; readonly className?: string }) {
  const [shown, setShown] = useState(() => formatPhone(number))
  useEffect(() => {
    let isGone = false
    loadPhoneNumbers().then(
      () => {
        if (!isGone) setShown(formatPhone(number))
      },
      // Without the library the number stands as it is kept, which can be called as well.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [number])
  return (
    <a href={`tel:${number}`} className={className}>
      {shown}
    </a>
  )
}
