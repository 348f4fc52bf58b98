import { CalendarPlus, Copy, Pencil, Printer, Trash2, TriangleAlert } from 'lucide-react'
import { Button } from '@/@core/components/Button'
import { TextField } from '@/@core/components/fields/TextField'
import { IconButton } from '@/@core/components/IconButton'
import { Badge } from '@/@core/components/page/Badge'
import { Tooltip } from '@/@core/components/Tooltip'
import { oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function IconNames() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <IconButton icon={Pencil} label={words.edit} />
      <IconButton icon={Copy} label={words.copy} />
      <IconButton icon={Printer} label={words.print} disabled />
      <IconButton icon={Trash2} label={words.remove} isBusy />
    </div>
  )
}

export function AnyTooltip({ side, text }: { side: 'below' | 'above' | 'beside'; text: string }) {
  const words = useWords(texts)
  const shown = text === '' ? words.add : text
  return (
    <div className="tooltips-room">
      <Tooltip side={side} text={shown}>
        <Button color="icon" label={shown}>
          <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      </Tooltip>
    </div>
  )
}

export function AtEdge() {
  const words = useWords(texts)
  return (
    <div className="tooltips-edges">
      <span className="tooltip-edge-start">
        <IconButton icon={Pencil} label={words.longName} />
      </span>
      <span className="tooltip-edge-end">
        <IconButton icon={Trash2} label={words.longName} />
      </span>
    </div>
  )
}

export function OnWords() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Button title={words.shortTitle}>{words.short}</Button>
      <Badge tone="caution">
        <TriangleAlert size={12} strokeWidth={2} aria-hidden />
        {words.late}
      </Badge>
      <span className="muted">{words.lateWhy}</span>
    </div>
  )
}

export function Instead() {
  const words = useWords(texts)
  return <TextField label={words.iban} hint={words.ibanHint} autoComplete="off" />
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/Tooltip.tsx', 'src/@core/components/IconButton.tsx'],
  examples: [
    example('iconNames', IconNames),
    example('anyTooltip', AnyTooltip, { side: oneOf('below', 'above', 'beside'), text: anyWords('') }),
    example('atEdge', AtEdge),
    example('onWords', OnWords),
    example('instead', Instead),
  ],
})
