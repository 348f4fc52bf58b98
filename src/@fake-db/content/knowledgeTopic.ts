/** Paragraphs apart by an empty line; lines that begin with a hyphen are a list. */
type Question = [question: string, content: string]

interface Section {
  title: keyof typeof sectionLooks
  questions: Question[]
}

export interface Topic {
  category: string
  title: string
  desc: string
  sections: Section[]
}

export const sectionLooks = {
  'First steps': { icon: 'play', iconColor: 'primary' },
  'Every day': { icon: 'repeat', iconColor: 'success' },
  'When it goes wrong': { icon: 'wrench', iconColor: 'danger' },
  'For programmers': { icon: 'code', iconColor: 'info' },
}
