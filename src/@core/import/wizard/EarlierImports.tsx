import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'

export interface EarlierImport {
  id: string
  fileName: string
  /** When it was, and how much it brought. */
  note: string
  /** The question before taking it back: what would be removed. */
  consequence: string | undefined
}

interface EarlierImportsProps {
  imports: readonly EarlierImport[]
  /** Settles when it was taken back, or when a toast has said why not. */
  onUndo: (taken: EarlierImport) => Promise<void>
}

/** What was imported before, to be taken back as a whole. */
export function EarlierImports({ imports, onUndo }: EarlierImportsProps) {
  const { t } = useTranslation('imports')
  const [asked, setAsked] = useState<EarlierImport | null>(null)
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(imports.length)

  // The pressed button is removed with its import, so the focus has to go somewhere else.
  useEffect(() => {
    if (imports.length < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = imports.length
  }, [imports.length])

  async function undo(): Promise<void> {
    if (!asked) return
    setBusy(true)
    await onUndo(asked)
    setBusy(false)
    setAsked(null)
  }

  return (
    <section className="earlier-imports">
      <h3 ref={heading} tabIndex={-1}>
        {t('earlier.title')}
      </h3>
      {imports.length === 0 && <p className="muted">{t('earlier.none')}</p>}
      {imports.length > 0 && (
        <Card tag="ul">
          {imports.map((one) => (
            <li key={one.id}>
              <span className="earlier-name">{one.fileName}</span>
              <span className="earlier-note">{one.note}</span>
              <Button size="sm" label={t('earlier.undoOf', { name: one.fileName })} onClick={() => setAsked(one)}>
                {t('earlier.undo')}
              </Button>
            </li>
          ))}
        </Card>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('earlier.question', { name: asked?.fileName ?? '' })}
        confirmLabel={t('earlier.undo')}
        isDanger
        isBusy={isBusy}
        onConfirm={() => void undo()}
        onCancel={() => setAsked(null)}
      >
        {asked?.consequence}
      </ConfirmDialog>
    </section>
  )
}
