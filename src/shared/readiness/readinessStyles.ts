/** Colour and shape of each readiness; no category of events uses the same. */
export const readinessStyles = {
  green: { tone: 'positive', shape: 'check' },
  amber: { tone: 'caution', shape: 'half' },
  red: { tone: 'danger', shape: 'triangle' },
} as const
