import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { flag, oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

export function Kinds() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Button color="primary">{words.primary}</Button>
      <Button>{words.secondary}</Button>
      <Button color="ghost">{words.ghost}</Button>
      <Button color="link">{words.link}</Button>
      <Button color="danger">{words.danger}</Button>
      <Button color="danger-quiet">{words.dangerQuiet}</Button>
    </div>
  )
}

export function States() {
  const words = useWords(texts)
  const [isPressed, setIsPressed] = useState(true)
  return (
    <div className="cluster">
      <Button>{words.resting}</Button>
      <Button disabled>{words.disabled}</Button>
      <Button isBusy>{words.busy}</Button>
      <Button isPressed={isPressed} onClick={() => setIsPressed(!isPressed)}>
        {words.pressed}
      </Button>
    </div>
  )
}

interface AnyButtonProps {
  color: 'primary' | 'secondary' | 'ghost' | 'danger'
  size: 'md' | 'sm'
  isBusy: boolean
  disabled: boolean
}

export function AnyButton({ color, size, isBusy, disabled }: AnyButtonProps) {
  const words = useWords(texts)
  const counted = useCounted()
  const [count, setCount] = useState(0)
  return (
    <Button
      color={color}
      size={size === 'sm' ? 'sm' : undefined}
      isBusy={isBusy}
      disabled={disabled}
      onClick={() => setCount(count + 1)}
    >
      {count === 0 ? words.press : counted(words.times, count)}
    </Button>
  )
}

export function WithIcons() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Button>
        <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
        {words.add}
      </Button>
      <IconButton icon={Pencil} label={words.edit} />
      <IconButton icon={Trash2} label={words.remove} />
    </div>
  )
}

export function Links() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Button to="/members">{words.members}</Button>
      <Button to="/members" disabled>
        {words.away}
      </Button>
    </div>
  )
}

export function Blocks() {
  const words = useWords(texts)
  return <Button block>{words.block}</Button>
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/Button.tsx', 'src/@core/components/IconButton.tsx', 'src/@core/components/Ripples.tsx'],
  examples: [
    example('kinds', Kinds),
    example('states', States),
    example('anyButton', AnyButton, {
      color: oneOf('primary', 'secondary', 'ghost', 'danger'),
      size: oneOf('md', 'sm'),
      isBusy: flag(false),
      disabled: flag(false),
    }),
    example('withIcons', WithIcons),
    example('links', Links),
    example('blocks', Blocks),
  ],
})
