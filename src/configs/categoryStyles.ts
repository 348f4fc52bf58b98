/**
 * The look of each category of an event, the same in the calendar, the analytics and on the home screen: a hue of the skin and a
 * shape, so that nobody needs to see the hue.
 */
export const categoryStyles = {
  Publico: { tone: 'publico', shape: 'diamond' },
  Particular: { tone: 'particular', shape: 'dot' },
  Ensaio: { tone: 'ensaio', shape: 'bars' },
  Outros: { tone: 'outros', shape: 'ring' },
} as const
