import { useId } from 'react'

/** The mark: two links that hold each other. */
export function Logo({ size = 32 }: { readonly size?: number }) {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#1565C0" />
          <stop offset="1" stopColor="#673AB7" />
        </linearGradient>
      </defs>
      <rect width="32" height="32" rx="9" fill={`url(#${id})`} />
      <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round">
        <path d="M14.2 17.8a4.6 4.6 0 0 0 6.5 0l3-3a4.6 4.6 0 0 0-6.5-6.5l-1 1" />
        <path d="M17.8 14.2a4.6 4.6 0 0 0-6.5 0l-3 3a4.6 4.6 0 0 0 6.5 6.5l1-1" />
      </g>
    </svg>
  )
}
