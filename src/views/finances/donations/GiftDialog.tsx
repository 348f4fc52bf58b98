import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { Donor, Gift, Giver } from '@contract/finances/donations/donations'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { saveGift } from '@/redux/finances/donations'
import { useUndo } from '@/shared/records/useUndo'
import { DonorDialog } from './DonorDialog'

interface GiftDialogProps {
  gift: Gift
  givers: readonly Giver[]
  donors: readonly Donor[]
  country: string | undefined
  onChanged: () => void
  onClose: () => void
}

/** The choice of somebody who is not in the list yet. */
const NEW = 'new'

/** Who gave an entry, and whether they gave up what the group owed them. */
export function GiftDialog({ gift, givers, donors, country, onChanged, onClose }: GiftDialogProps) {
  const { t } = useTranslation(['donations', 'shell'])
  const { offerUndo } = useUndo()
  const formId = useId()
  const [donorId, setDonorId] = useState(gift.namedId ?? '')
  const [isWaiver, setWaiver] = useState(gift.isWaiver)
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<Donor>()
  const [isBusy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const known = new Map<string, string>([
    ...givers.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const])),
    ...[...donors, ...(added ? [added] : [])].map(({ id, name = '' }) => [id, name] as const),
  ])
  const options = [...known].map(([value, label]) => ({ value, label }))

  const write = (namedId: string | undefined, waived: boolean, version: number) =>
    saveGift({
      financeId: gift.id,
      ...(namedId && { donorId: namedId }),
      ...(waived && { isWaiver: true as const }),
      version,
    })

  async function save(): Promise<void> {
    setBusy(true)
    setAlert(null)
    try {
      const saved = await write(donorId, isWaiver, gift.giftVersion)
      const undo = { run: () => write(gift.namedId, gift.isWaiver, saved.version), onSettled: onChanged }
      showToast.success(t('giftSaved'), offerUndo(undo))
      onChanged()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      setAlert(failure.code === 'conflict' ? t('giftConflict') : unsentText(failure))
      setBusy(false)
    }
  }

  if (isAdding)
    return (
      <DonorDialog
        name={gift.payer}
        country={country}
        onChanged={(donor) => {
          setAdded(donor)
          setDonorId(donor.id)
          onChanged()
        }}
        onClose={() => setAdding(false)}
      />
    )
  return (
    <ConfirmDialog
      isOpen
      title={t('giftTitle', { name: gift.description })}
      confirmLabel={t('shell:save')}
      form={formId}
      isBusy={isBusy}
      onCancel={onClose}
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <SelectField
          label={t('whoGave')}
          hint={gift.payer === undefined ? undefined : t('bankSays', { name: gift.payer })}
          placeholder={t('asEntry')}
          options={[...options, { value: NEW, label: t('newDonor') }]}
          value={donorId}
          onChange={({ target }) => (target.value === NEW ? setAdding(true) : setDonorId(target.value))}
        />
        <CheckboxField
          label={t('isWaiver')}
          hint={t('isWaiverHint')}
          checked={isWaiver}
          onChange={({ target }) => setWaiver(target.checked)}
        />
      </Form>
    </ConfirmDialog>
  )
}
