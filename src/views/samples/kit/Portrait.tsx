import { Avatar } from '@/@core/components/page/Avatar'
import './portrait.scss'

interface PortraitProps {
  name: string
  /** Its address; empty where somebody has none, and their initials stand there. */
  picture: string
  isLarge?: boolean
}

/** The picture of a person, as decorative as the initials: the name stands beside it. */
export function Portrait({ name, picture, isLarge = false }: PortraitProps) {
  if (picture === '') return <Avatar name={name} isLarge={isLarge} />
  return <img className={`avatar portrait${isLarge ? ' is-large' : ''}`} src={picture} alt="" width={64} height={64} />
}
