import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchGuardians } from '@/redux/contacts'
import { fetchSections } from '@/redux/members'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { CsvFormField } from '@/shared/files/CsvFormMenu'
import { fileColumns } from '@/views/members/columns/fileColumns'
import { BOXES_MAX, type ChosenPrint } from './chosenPrint'
import { useExportColumns } from './useExportColumns'
import { useMemberFile } from './useMemberFile'
import './exportDialog.scss'

const forms = ['xlsx', 'csv', 'list', 'labels'] as const
type Form = (typeof forms)[number]

interface ExportDialogProps {
  members: readonly Member[]
  onClose: () => void
}

const counts = Array.from({ length: BOXES_MAX + 1 }, (_, at) => String(at))

/** Takes members out with chosen columns: as a file, on a printed list, or on labels. */
export function ExportDialog({ members, onClose }: ExportDialogProps) {
  const { t } = useTranslation(['chosenMembers', 'members', 'ownFields'])
  const { t: columnTexts } = useTranslation(['members', 'ownFields'])
  const { count } = useFormat()
  const navigate = useNavigate()
  const seesAll = useAppAbility().can('manage', 'Member')
  const ownFields = useQuery(fetchOwnFields, undefined).answer
  const sections = useQuery(fetchSections, undefined).answer?.settings.sections
  const guardians = useQuery(fetchGuardians, undefined).answer ?? undefined
  const columns = useMemo(
    () => fileColumns(members, columnTexts, { seesAll, ownFields: ownFields ?? [], sections, guardians }),
    [members, columnTexts, seesAll, ownFields, sections, guardians],
  )
  const { saveTable } = useMemberFile()
  const [form, setForm] = useState<Form>('xlsx')
  const kept = { file: useExportColumns('memberExport'), labels: useExportColumns('memberLabels') }
  const { ids, setIds } = kept[form === 'labels' ? 'labels' : 'file']
  const [heading, setHeading] = useState('')
  const [boxes, setBoxes] = useState('0')
  const [hasAddress, setHasAddress] = useState(true)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const shown = { count: members.length, shown: count(members.length) }
  const chosen = columns.filter(({ id }) => ids.includes(id))
  const isFile = form === 'xlsx' || form === 'csv'

  async function confirm(): Promise<void> {
    setMissing(chosen.length === 0)
    if (chosen.length === 0 || isBusy) return
    if (form === 'list' || form === 'labels') {
      const state: ChosenPrint = {
        form,
        memberIds: members.map(({ id }) => id),
        columns: chosen.map(({ id }) => id),
        heading: heading.trim(),
        boxes: form === 'list' ? Number(boxes) : 0,
        hasAddress: form === 'labels' && hasAddress,
      }
      void navigate(paths.printMembers, { state })
      return
    }
    setBusy(true)
    const isSaved = await saveTable(members, chosen, form)
    setBusy(false)
    if (isSaved) onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('take.title', shown)}
      confirmLabel={t(isFile ? 'take.save' : 'take.print')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <SelectField
        label={t('take.form')}
        value={form}
        onChange={({ target }) => setForm(forms.find((known) => known === target.value) ?? 'xlsx')}
        options={forms.map((value) => ({ value, label: t(`take.forms.${value}`) }))}
        required
      />
      {form === 'csv' && <CsvFormField />}
      {form === 'list' && (
        <div className="field-pair">
          <TextField
            label={t('take.heading')}
            value={heading}
            onChange={({ target }) => setHeading(target.value)}
            autoComplete="off"
          />
          <SelectField
            label={t('take.boxes')}
            hint={t('take.boxesHint')}
            value={boxes}
            onChange={({ target }) => setBoxes(target.value)}
            options={counts.map((value) => ({ value, label: value }))}
            required
          />
        </div>
      )}
      {form === 'labels' && members.some(({ address }) => address !== undefined) && (
        <CheckboxField
          label={t('take.address')}
          hint={t('take.addressHint')}
          checked={hasAddress}
          onChange={({ target }) => setHasAddress(target.checked)}
        />
      )}
      <fieldset className="export-columns">
        <legend>{t(form === 'labels' ? 'take.lines' : 'take.columns')}</legend>
        <Button
          color="link"
          size="sm"
          onClick={() => setIds(chosen.length === columns.length ? [] : columns.map(({ id }) => id))}
        >
          {t(chosen.length === columns.length ? 'take.noColumn' : 'take.allColumns')}
        </Button>
        <div>
          {columns.map(({ id, label }) => (
            <CheckboxField
              key={id}
              label={label}
              checked={ids.includes(id)}
              onChange={() => setIds(ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id])}
            />
          ))}
        </div>
      </fieldset>
      {isMissing && chosen.length === 0 && <FormAlert>{t('take.missing')}</FormAlert>}
    </ConfirmDialog>
  )
}
