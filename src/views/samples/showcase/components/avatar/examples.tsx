import { Drum, Mic, Music, Users } from 'lucide-react'
import { Avatar } from '@/@core/components/page/Avatar'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useQuery } from '@/redux/useQuery'
import { Portrait } from '@/views/samples/kit/Portrait'
import { flag, range, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { fetchAllUsers, type SampleUser } from '@/views/samples/users/userCalls'
import { texts } from './texts'
import './page.scss'

const people = ['Ana Lima', 'Bento Farias', 'Clara Duarte', 'Davi Rocha', 'Elisa Prado', 'Farid Ito', 'Gil Nunes']

export function WithNames() {
  const words = useWords(texts)
  return (
    <ul className="avatar-people">
      {people.slice(0, 4).map((name, index) => (
        <li key={name}>
          <Avatar name={name} />
          <span>
            {name}
            <small>{words.sections[index]}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

export function AnyName({ name, isLarge }: { name: string; isLarge: boolean }) {
  return (
    <div className="cluster">
      <Avatar name={name} isLarge={isLarge} />
      {name}
    </div>
  )
}

export function Names() {
  const words = useWords(texts)
  return (
    <ul className="avatar-people">
      {words.names.map(([name = '', why]) => (
        <li key={name}>
          <Avatar name={name} />
          <span>
            {name}
            <small>{why}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The samples' own people, who have pictures. */
function usePeople(count: number): SampleUser[] {
  const { answer } = useQuery(fetchAllUsers, undefined)
  return (answer ?? []).slice(0, count)
}

export function Pictures() {
  return (
    <ul className="avatar-grid">
      {usePeople(10).map(({ id, fullName, avatar, company }) => (
        <li key={id}>
          <Portrait name={fullName} picture={avatar} isLarge />
          {fullName}
          <small>{company}</small>
        </li>
      ))}
    </ul>
  )
}

const sizes = ['tiny', 'small', 'middle', 'large', 'huge'] as const

export function Sizes() {
  const [person] = usePeople(1)
  return (
    <div className="avatar-sizes">
      {sizes.map((size) => (
        <span key={size} className={`avatar-${size}`}>
          <Avatar name="Ana Lima" />
          {person && <Portrait name={person.fullName} picture={person.avatar} />}
        </span>
      ))}
    </div>
  )
}

const tints = [
  'Ana Lima',
  'Bento Farias',
  'Clara Duarte',
  'Davi Rocha',
  'Elisa Prado',
  'Farid Ito',
  'Gil Nunes',
  'Hugo Sá',
]

export function Colours() {
  return (
    <div className="avatar-sizes">
      {tints.map((name) => (
        <span key={name} className="avatar-large">
          <Avatar name={name} />
        </span>
      ))}
      {([Music, Mic, Drum, Users] as const).map((Icon, index) => (
        // An icon where it is no person.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={`avatar avatar-icon avatar-${index + 1}`} aria-hidden>
          <Icon size={20} strokeWidth={1.75} />
        </span>
      ))}
    </div>
  )
}

export function Stack({ shown }: { shown: number }) {
  const words = useWords(texts)
  const coming = usePeople(people.length)
  const more = people.length - shown
  return (
    <div className="cluster">
      <span className="avatar-stack" aria-hidden>
        {coming.slice(0, shown).map(({ id, fullName, avatar }) => (
          <Portrait key={id} name={fullName} picture={avatar} />
        ))}
        {more > 0 && <span className="avatar-more tabular">+{more}</span>}
      </span>
      {words.coming}
    </div>
  )
}

const states = [
  { word: 'yes', tone: 'positive', shape: 'check' },
  { word: 'perhaps', tone: 'caution', shape: 'half' },
  { word: 'no', tone: 'danger', shape: 'dash' },
] as const

export function Present() {
  const words = useWords(texts)
  return (
    <ul className="avatar-people">
      {usePeople(states.length).map(({ id, fullName, avatar }, index) => {
        const { word, tone, shape } = states[index] ?? states[0]
        return (
          <li key={id}>
            <span className={`avatar-present tone-${tone}`}>
              <Portrait name={fullName} picture={avatar} />
              <StatusIcon shape={shape} />
            </span>
            <span>
              {fullName}
              <small>{words[word]}</small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/page/Avatar.tsx',
    'src/@core/components/page/StatusIcon.tsx',
    'src/views/samples/kit/Portrait.tsx',
  ],
  examples: [
    example('pictures', Pictures),
    example('withNames', WithNames),
    example('sizes', Sizes),
    example('colours', Colours),
    example('stack', Stack, { shown: range(4, { min: 1, max: 7 }) }),
    example('present', Present),
    example('anyName', AnyName, { name: anyWords('Maria da Conceição Álvares'), isLarge: flag(true) }),
    example('names', Names),
  ],
})
