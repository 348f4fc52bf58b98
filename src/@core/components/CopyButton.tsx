import i18next from 'i18next'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from './Button'
import { RefusedCopy } from './RefusedCopy'
import { writeClipboard } from './writeClipboard'

interface CopyButtonProps {
  text: string
  /** Says what is copied, e.g. "Copy the link". */
  label?: string
  /** In place of a label: it says the text itself. */
  isNamedByText?: boolean
  color?: ButtonProps['color']
  /** The icon alone, with the label for screen readers and as a title. */
  isIcon?: boolean
  onCopied?: () => void
}

const SHOWN_MS = 2000

/**
 * Puts `text` on the clipboard and says so; where the browser refuses, it says that and offers the text marked. Without a clipboard
 * (a page over plain http) it is not there. Lists have one in each row: it takes its few words without `useTranslation`, which costs
 * more than all the rest of it; who shows it is rendered anew in another language, and it with them.
 */
export function CopyButton({ text, label, color, isNamedByText = false, isIcon = false, onCopied }: CopyButtonProps) {
  // With its text: where a row goes on to show another record, that one was not copied.
  const [last, setLast] = useState<{ text: string; isDone: boolean }>()

  async function copy(): Promise<void> {
    const attempt = { text, isDone: await writeClipboard(text) }
    setLast(attempt)
    if (!attempt.isDone) return
    setTimeout(() => setLast((now) => (now === attempt ? undefined : now)), SHOWN_MS)
    onCopied?.()
  }

  if (!('clipboard' in navigator)) return null
  const isCopied = last?.isDone === true && last.text === text
  const Icon = isCopied ? Check : Copy
  const shownLabel = isCopied
    ? i18next.t('shell:copied')
    : (label ?? (isNamedByText ? i18next.t('shell:copyOf', { text }) : i18next.t('shell:copy')))
  return (
    <>
      <Button
        color={isIcon ? 'icon' : color}
        size={isIcon ? 'sm' : undefined}
        label={isIcon ? shownLabel : undefined}
        title={isIcon ? shownLabel : undefined}
        onClick={() => void copy()}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {!isIcon && shownLabel}
      </Button>
      <output className="visually-hidden">{isCopied ? shownLabel : ''}</output>
      {last?.isDone === false && last.text === text && <RefusedCopy text={text} />}
    </>
  )
}
