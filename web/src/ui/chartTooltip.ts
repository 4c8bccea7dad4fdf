/** How a chart tells a value that is pointed at. */
export const chartTooltip = {
  cursor: { fill: 'var(--sk-hover)' },
  isAnimationActive: false,
  contentStyle: {
    background: 'var(--sk-surface)',
    border: '1px solid var(--sk-border)',
    borderRadius: 'var(--sk-radius-md)',
    color: 'var(--sk-text)',
  },
} as const
