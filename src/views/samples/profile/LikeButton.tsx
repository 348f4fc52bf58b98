import { Heart } from 'lucide-react'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'

interface LikeButtonProps {
  /** What is liked; the count follows it. */
  label: string
  count: number
  isOn: boolean
  onToggle: () => void
}

export function LikeButton({ label, count, isOn, onToggle }: LikeButtonProps) {
  const format = useFormat()
  const shown = format.count(count)
  return (
    <Button
      color="ghost"
      size="sm"
      className={`like-button${isOn ? ' is-on' : ''}`}
      label={`${label}, ${shown}`}
      isPressed={isOn}
      onClick={onToggle}
    >
      <Heart size={16} strokeWidth={1.75} aria-hidden />
      <span className="tabular">{shown}</span>
    </Button>
  )
}
