import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FILE_NAME_MAX, PieceFile, distinctParts, type PiecePart } from '@contract/calendar/pieceFiles'
import { foldedLine } from '@contract/primitives'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { savePieceFile } from '@/redux/calendar/pieceFiles'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import * as z from 'zod/mini'
import { partKey, partText } from './partOfName'

const FileValues = z.object({ name: foldedLine(FILE_NAME_MAX), keys: z.array(z.string()) })
type FileValues = z.infer<typeof FileValues>

interface PieceFileDialogProps {
  file: PieceFile
  /** What the group's members play. */
  parts: readonly PiecePart[]
  onSaved: () => void
  onClose: () => void
}

/** Renames a file, and says for whom it is. */
export function PieceFileDialog({ file, parts, onSaved, onClose }: PieceFileDialogProps) {
  const { t } = useTranslation('pieces')
  const { id, name, parts: own = [] } = file
  // Whole sections too, where the group has more than one part of it.
  const offered = distinctParts([
    ...parts.flatMap(({ instrument, part }) => (part === undefined ? [] : [{ instrument }])),
    ...parts,
    ...own,
  ]).toSorted((a, b) => placeOf(a, parts) - placeOf(b, parts) || (a.part ?? 0) - (b.part ?? 0))
  const [defaults] = useState((): FileValues => ({ name, keys: own.map(partKey) }))
  const form = useSchemaForm<FileValues>(FileValues, defaults)
  const bind = useBoundFields(form)
  const keys = form.watch('keys')
  const { submit, alert } = useVersionedSubmit({
    form,
    record: file,
    schema: PieceFile,
    prefix: 'file.',
    conflictText: () => t('files.conflict'),
    save: async (values, { version = file.version }) => {
      const chosen = offered.filter((part) => values.keys.includes(partKey(part)))
      await savePieceFile({ id, name: values.name, ...(chosen.length > 0 && { parts: chosen }), version })
      onSaved()
      onClose()
    },
  })
  const toggle = (key: string) => {
    const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
    form.setValue('keys', next, { shouldDirty: true })
  }

  return (
    <FormDialog
      title={t('files.editTitle')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('files.name')} autoComplete="off" required />
      <fieldset className="piece-file-parts">
        <legend>{t('files.forWhom')}</legend>
        <p className="muted">{t('files.forWhomHint')}</p>
        {offered.map((part) => {
          const key = partKey(part)
          return (
            <CheckboxField key={key} label={partText(part)} checked={keys.includes(key)} onChange={() => toggle(key)} />
          )
        })}
      </fieldset>
    </FormDialog>
  )
}

/** In the order of the score. */
function placeOf({ instrument }: PiecePart, parts: readonly PiecePart[]): number {
  const at = parts.findIndex((one) => one.instrument === instrument)
  return at === -1 ? parts.length : at
}
