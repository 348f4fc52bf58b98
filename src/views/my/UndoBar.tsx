import { usePersonal } from './personal'

/** What was removed and can be restored. */
export interface Undo {
  text: string
  restore: () => void
  /** It was used or closed, and its buttons with the focus are gone. */
  onLeft: () => void
}

/** At the foot of the window wherever one reads, until it is used or closed: a phone is laid aside in between. */
export function UndoBar({ undo, onClose }: { undo: Undo | null; onClose: () => void }) {
  const { t } = usePersonal()
  function leave(): void {
    undo?.onLeft()
    onClose()
  }
  return (
    <output className="my-undo">
      {undo !== null && (
        <>
          <span>{undo.text}</span>
          <button
            type="button"
            className="btn btn-link"
            onClick={() => {
              undo.restore()
              leave()
            }}
          >
            {t('undo')}
          </button>
          <button type="button" className="btn btn-ghost" aria-label={t('close')} onClick={leave}>
            ×
          </button>
        </>
      )}
    </output>
  )
}
