/** The look of a light: a hue of the skin and a shape, neither of which a category has. */
export const readinessStyles = {
  green: { tone: 'positive', shape: 'check' },
  amber: { tone: 'caution', shape: 'half' },
  red: { tone: 'danger', shape: 'triangle' },
} as const
