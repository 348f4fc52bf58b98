import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GRADE_MAX, GRADE_MIN, LibraryPiece, LibraryPieceWrite } from '@contract/calendar/pieces'
import { societies } from '@contract/choices'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { savePiece } from '@/redux/calendar/pieces'
import { useFormat } from '@/shared/dates/useFormat'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { tidyNames } from './pieceNames'
import { pieceSchema, pieceValues, toPieceRequest, type PieceValues } from './pieceForm'

interface PieceDialogProps {
  /** The one to change; absent: a new one. */
  piece?: LibraryPiece | undefined
  onSaved: (piece: LibraryPiece) => void
  onClose: () => void
}

const grades = Array.from({ length: (GRADE_MAX - GRADE_MIN) * 2 + 1 }, (_, at) => GRADE_MIN + at / 2)

/** All that the library knows of a piece. */
export function PieceDialog({ piece, onSaved, onClose }: PieceDialogProps) {
  const { t } = useTranslation('pieces')
  const { count } = useFormat()
  const [defaults] = useState(() => pieceValues(piece))
  const form = useSchemaForm<PieceValues>(pieceSchema, defaults)
  const bind = useBoundFields(form)
  const { submit, alert } = useVersionedSubmit({
    form,
    record: piece,
    schema: LibraryPiece,
    prefix: 'piece.',
    conflictText: () => t('conflict'),
    save: async (values, target) => {
      const saved = await savePiece(LibraryPieceWrite.parse(toPieceRequest(tidyNames(values, piece), target)))
      showToast.success(t('saved', { title: saved.title }))
      onSaved(saved)
      onClose()
    },
  })

  return (
    <FormDialog
      title={piece ? t('changeTitle', { title: piece.title }) : t('add')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="field-pair">
        <TextField {...bind('title')} label={t('fields.title')} autoComplete="off" required />
        <TextField {...bind('composer')} label={t('fields.composer')} autoComplete="off" />
      </div>
      <div className="field-pair">
        <TextField {...bind('arranger')} label={t('fields.arranger')} autoComplete="off" />
        <TextField {...bind('publisher')} label={t('fields.publisher')} autoComplete="off" />
      </div>
      <div className="field-pair">
        <TextField {...bind('minutes')} label={t('fields.minutes')} hint={t('hints.minutes')} autoComplete="off" />
        <SelectField
          {...bind('grade')}
          label={t('fields.grade')}
          hint={t('hints.grade')}
          options={[
            { value: '', label: t('noGrade') },
            ...grades.map((grade) => ({ value: String(grade), label: count(grade) })),
          ]}
        />
      </div>
      <div className="field-pair">
        <TextField {...bind('genre')} label={t('fields.genre')} hint={t('hints.genre')} autoComplete="off" />
        <TextField {...bind('shelf')} label={t('fields.shelf')} hint={t('hints.shelf')} autoComplete="off" />
      </div>
      <TextField
        {...bind('instrumentation')}
        label={t('fields.instrumentation')}
        hint={t('hints.instrumentation')}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="field-pair">
        <TextField {...bind('iswc')} label={t('fields.iswc')} hint={t('hints.iswc')} autoComplete="off" />
        <TextField {...bind('ismn')} label={t('fields.ismn')} hint={t('hints.ismn')} autoComplete="off" />
      </div>
      <div className="field-pair">
        <SelectField
          {...bind('society')}
          label={t('fields.society')}
          hint={t('hints.society')}
          options={[
            { value: '', label: t('noSociety') },
            ...societies.map((value) => ({ value, label: t(`societies.${value}`) })),
          ]}
        />
        <TextField {...bind('workNumber')} label={t('fields.workNumber')} autoComplete="off" />
      </div>
      <TextAreaField {...bind('notes')} label={t('fields.notes')} rows={3} />
      {piece && <CheckboxField {...bind('isArchived')} label={t('fields.isArchived')} />}
    </FormDialog>
  )
}
