import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import type { EditConflictDialogProps, Side } from './EditConflictDialog'
import { EditConflictRow } from './EditConflictRow'
import { Dialog } from './Dialog'
import '@/@core/styles/editConflict.scss'

export default function EditConflictPanel({ isOpen, fields, isBusy, onResolve, onCancel }: EditConflictDialogProps) {
  const { t } = useTranslation(['forms', 'shell'])
  const [choice, setChoice] = useState<Record<string, Side>>(() =>
    Object.fromEntries(fields.map(({ name, suggested = 'mine' }) => [name, suggested])),
  )
  const chooseAll = (side: Side) => setChoice(Object.fromEntries(fields.map(({ name }) => [name, side])))

  return (
    <Dialog
      isOpen={isOpen}
      title={t('conflict.title')}
      size="lg"
      closesOnBackdrop={false}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('shell:cancel')}</Button>
          <Button color="primary" isBusy={isBusy} onClick={() => onResolve(choice)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p className="muted">{t('conflict.text')}</p>
      <div className="cluster conflict-all">
        <Button size="sm" onClick={() => chooseAll('mine')}>
          {t('conflict.allMine')}
        </Button>
        <Button size="sm" onClick={() => chooseAll('theirs')}>
          {t('conflict.allTheirs')}
        </Button>
      </div>
      {fields.map((field) => (
        <EditConflictRow
          key={field.name}
          field={field}
          chosen={choice[field.name] ?? 'mine'}
          onChoose={(side) => setChoice({ ...choice, [field.name]: side })}
        />
      ))}
    </Dialog>
  )
}
