import { BookCheck } from 'lucide-react'
import './reconciledIcon.scss'

/** Marks an entry or transfer that was matched with a statement of its account. */
export function ReconciledIcon({ text }: { text: string }) {
  return (
    <span className="reconciled-mark" title={text}>
      {/* Keeps the icon with the last word. */}
      {'\u00a0'}
      <BookCheck size={14} aria-hidden />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
