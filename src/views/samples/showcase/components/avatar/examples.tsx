import { Avatar } from '@/@core/components/page/Avatar'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { flag, range, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
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

export function Sizes() {
  return (
    <div className="cluster avatar-sizes">
      <span className="avatar-tiny">
        <Avatar name="Ana Lima" />
      </span>
      <Avatar name="Ana Lima" />
      <span className="avatar-middle">
        <Avatar name="Ana Lima" />
      </span>
      <Avatar name="Ana Lima" isLarge />
    </div>
  )
}

export function Stack({ shown }: { shown: number }) {
  const words = useWords(texts)
  const more = people.length - shown
  return (
    <div className="cluster">
      <span className="avatar-stack" aria-hidden>
        {people.slice(0, shown).map((name) => (
          <Avatar key={name} name={name} />
        ))}
        {more > 0 && <span className="avatar-more tabular">+{more}</span>}
      </span>
      {words.coming}
    </div>
  )
}

export function Present() {
  const words = useWords(texts)
  return (
    <ul className="avatar-people">
      <li>
        <span className="avatar-present tone-positive">
          <Avatar name="Clara Duarte" />
          <StatusIcon shape="check" />
        </span>
        <span>
          Clara Duarte
          <small>{words.yes}</small>
        </span>
      </li>
      <li>
        <span className="avatar-present tone-caution">
          <Avatar name="Davi Rocha" />
          <StatusIcon shape="half" />
        </span>
        <span>
          Davi Rocha
          <small>{words.perhaps}</small>
        </span>
      </li>
      <li>
        <span className="avatar-present tone-danger">
          <Avatar name="Elisa Prado" />
          <StatusIcon shape="dash" />
        </span>
        <span>
          Elisa Prado
          <small>{words.no}</small>
        </span>
      </li>
    </ul>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/page/Avatar.tsx', 'src/@core/components/page/StatusIcon.tsx'],
  examples: [
    example('withNames', WithNames),
    example('anyName', AnyName, { name: anyWords('Maria da Conceição Álvares'), isLarge: flag(true) }),
    example('names', Names),
    example('sizes', Sizes),
    example('stack', Stack, { shown: range(4, { min: 1, max: 7 }) }),
    example('present', Present),
  ],
})
