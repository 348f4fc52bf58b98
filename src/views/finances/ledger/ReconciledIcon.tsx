import { BookCheck } from 'lucide-react'
import './reconciledIcon.scss'

/** Behind the name of an entry or a transfer that was seen on a statement of its account. */
export function ReconciledIcon({ text }: { text: string }) {
  return (
    <span className="reconciled-mark" title={text}>
      {/* It stays with the last word. */}
      {'\u00a0'}
      <BookCheck size={14} aria-hidden />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
