import { get, type SampleCall } from './sampleCall'
import { pick } from './words'

export interface Suggestion {
  title: string
  rank: number
  id: string
}

const forms = [
  'Sonata',
  'Suite',
  'Concerto',
  'Overture',
  'Fantasia',
  'Nocturne',
  'Rondo',
  'Prelude',
  'Serenade',
  'Ballade',
]
const keys = [
  'C major',
  'A minor',
  'G major',
  'E minor',
  'D major',
  'B minor',
  'F major',
  'D minor',
  'B flat major',
  'G minor',
]

export function autocompleteCalls(): SampleCall[] {
  const suggestions = Array.from({ length: 100 }, (_, index): Suggestion => ({
    title: `${pick(forms, index)} in ${pick(keys, Math.floor(index / forms.length))}`,
    rank: index + 1,
    id: `s${String(index + 1).padStart(3, '0')}`,
  }))
  return [get('/api/autocomplete/data', () => [200, suggestions])]
}
