import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedThing } from '@contract/members/things'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useFormat } from '@/shared/dates/useFormat'
import { CsvFormField } from '@/shared/files/CsvFormMenu'
import { useMoney } from '@/shared/money/useMoney'
import { useTableFile } from '@/shared/records/useTableFile'
import { thingFileColumns } from './thingFileColumns'

const forms = ['xlsx', 'csv'] as const

interface ThingExportDialogProps {
  things: readonly ListedThing[]
  /** They are all that there are. */
  isEverything: boolean
  onClose: () => void
}

/** Saves the things that the filters select, with who has them, as a file. */
export function ThingExportDialog({ things, isEverything, onClose }: ThingExportDialogProps) {
  const { t } = useTranslation('things')
  const { count } = useFormat()
  const money = useMoney()
  const [form, setForm] = useState<(typeof forms)[number]>('xlsx')
  const [isBusy, setBusy] = useState(false)
  const { saveTable } = useTableFile({
    what: 'things',
    title: t('file'),
    doneText: (saved) => t('exported', { count: saved, shown: count(saved) }),
    isEverything,
  })

  async function confirm(): Promise<void> {
    setBusy(true)
    const isSaved = await saveTable(things, thingFileColumns(t, money), form)
    setBusy(false)
    if (isSaved) onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('exportTitle', { count: things.length, shown: count(things.length) })}
      confirmLabel={t('exportSave')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <SelectField
        label={t('exportForm')}
        value={form}
        onChange={({ target }) => setForm(forms.find((known) => known === target.value) ?? 'xlsx')}
        options={forms.map((value) => ({ value, label: t(`exportForms.${value}`) }))}
        required
      />
      {form === 'csv' && <CsvFormField />}
    </ConfirmDialog>
  )
}
