import { Portrait } from '@/views/samples/kit/Portrait'
import type { Person } from './profile'

const SHOWN = 4

/** Faces that overlap. Decoration: who they are, or how many, is said beside them. */
export function PeopleStack({ people }: { people: readonly Person[] }) {
  return (
    <span className="people-stack" aria-hidden>
      {people.slice(0, SHOWN).map(({ username, avatar }) => (
        <Portrait key={username} name={username} picture={avatar} />
      ))}
    </span>
  )
}
