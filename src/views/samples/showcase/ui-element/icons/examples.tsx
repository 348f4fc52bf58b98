import { Bell, CalendarPlus, Music, Trash2 } from 'lucide-react'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { Catalogue } from './IconSearch'
import { texts } from './texts'
import './page.scss'

export function Sizes({ size, strokeWidth }: { size: number; strokeWidth: number }) {
  return (
    <div className="cluster">
      {[Music, Bell, CalendarPlus, Trash2].map((Icon, index) => (
        <Icon key={index} size={size} strokeWidth={strokeWidth} aria-hidden />
      ))}
    </div>
  )
}

export function Named() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Button>
        <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
        {words.withWords}
      </Button>
      <IconButton icon={Trash2} label={words.alone} />
    </div>
  )
}

export function Marks() {
  const words = useWords(texts)
  const shapes = ['dot', 'ring', 'half', 'diamond', 'bars', 'triangle', 'dash', 'check'] as const
  return (
    <ul className="icons-marks">
      {shapes.map((shape) => (
        <li key={shape}>
          <StatusIcon shape={shape} />
          {words.shapes[shape]}
        </li>
      ))}
    </ul>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/IconButton.tsx', 'src/@core/components/page/StatusIcon.tsx'],
  examples: [
    example('catalogue', Catalogue, { areAll: flag(true) }),
    example('sizes', Sizes, {
      size: range(20, { min: 12, max: 48, step: 2 }),
      strokeWidth: range(1.75, { min: 1, max: 3, step: 0.25 }),
    }),
    example('named', Named),
    example('marks', Marks),
  ],
})
