import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
 * (a page over plain http) it is not there.
 */
export function CopyButton({ text, label, color, isNamedByText = false, isIcon = false, onCopied }: CopyButtonProps) {
  const { t } = useTranslation('shell')
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(): Promise<void> {
    const isDone = await writeClipboard(text)
    setIsRefused(!isDone)
    if (!isDone) return
    setCopies(copies + 1)
    setIsCopied(true)
    onCopied?.()
  }

  if (!('clipboard' in navigator)) return null
  const Icon = isCopied ? Check : Copy
  const shownLabel = isCopied ? t('copied') : (label ?? (isNamedByText ? t('copyOf', { text }) : t('copy')))
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
      <output className="visually-hidden">{isCopied ? t('copied') : ''}</output>
      {isRefused && <RefusedCopy text={text} />}
    </>
  )
}
