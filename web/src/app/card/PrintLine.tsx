import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useBrand } from '../../ui/brand.tsx'
import { formatDate } from '../../ui/format.ts'
import classes from './PrintLine.module.css'

/** On paper alone: what it is, from where, and when it was printed. */
export function PrintLine({ name }: { readonly name: string }) {
  const { t } = useTranslation('printing')
  const brand = useBrand()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    // Drawn before the paper is.
    const look = () => flushSync(() => setNow(new Date()))
    addEventListener('beforeprint', look)
    return () => removeEventListener('beforeprint', look)
  }, [])
  return <p className={classes.line}>{t('line', { brand, name, date: formatDate(now.toISOString()) })}</p>
}
