import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { FileDrop } from './FileDrop'
import type { KnownFiles } from '@/@core/import/known/knownFile'
import { StepHeading } from './StepHeading'
import { WorkProgress } from './WorkProgress'

interface FileStepProps {
  linesMax: number
  /** What can be chosen beside tables. */
  knownFiles: Pick<KnownFiles, 'accept' | 'choose' | 'hint'> | undefined
  /** 0 to 1 while a file is being read. */
  progress: number | null
  fileName: string
  alert: string | null
  lostFile: string | null
  /** Of a file that was there before; above the file choice. */
  note: ReactNode
  isFirstLook: boolean
  onFile: (file: File) => void
  onCancel: () => void
  /** Shown below the file choice while no file is being read. */
  children: ReactNode
}

export function FileStep(props: FileStepProps) {
  const { linesMax, knownFiles, progress, fileName, alert, lostFile, note, isFirstLook, onFile, onCancel, children } =
    props
  const { t, i18n } = useTranslation('imports')
  const [isCancelled, setCancelled] = useState(false)
  const limit = new Intl.NumberFormat(i18n.language).format(linesMax)

  function stop(): void {
    setCancelled(true)
    onCancel()
  }

  return (
    <section className="import-step">
      <StepHeading title={t('file.title')} takesFocus={!isFirstLook} />
      {lostFile !== null && <FormAlert tone="info">{t('file.lost', { name: lostFile })}</FormAlert>}
      {progress === null && note}
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      {progress === null ? (
        <FileDrop
          accept={knownFiles?.accept}
          label={knownFiles?.choose ?? t('file.choose')}
          hint={knownFiles?.hint(limit) ?? t('file.hint', { limit })}
          takesFocus={isCancelled}
          onFile={onFile}
        />
      ) : (
        <WorkProgress label={t('file.reading', { name: fileName })} share={progress} onCancel={stop} />
      )}
      {progress === null && children}
    </section>
  )
}
