/** Shapes beside the hues, so that a hue alone carries no meaning. */
export const stateStyles = {
  open: { tone: 'caution', shape: 'half' },
  closed: { tone: 'neutral', shape: 'dash' },
  chosen: { tone: 'positive', shape: 'dot' },
} as const

export const answerStyles = {
  yes: { tone: 'positive', shape: 'dot' },
  maybe: { tone: 'caution', shape: 'half' },
  no: { tone: 'danger', shape: 'dash' },
  silent: { tone: 'neutral', shape: 'ring' },
} as const

export const readinessStyles = {
  green: { tone: 'positive', shape: 'dot' },
  amber: { tone: 'caution', shape: 'half' },
  red: { tone: 'danger', shape: 'triangle' },
} as const
