import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** What the browser would not put on the clipboard (it may be forbidden there), marked for the person's own keys. */
export function RefusedCopy({ text }: { text: string }) {
  const { t } = useTranslation('shell')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <label className="refused-copy">
      {t('copyRefused')}
      <textarea ref={field} readOnly rows={text.includes('\n') ? 4 : 1} value={text} className="form-control" />
    </label>
  )
}
