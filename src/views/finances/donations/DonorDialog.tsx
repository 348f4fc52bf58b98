import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Donor, type Giver } from '@contract/finances/donations/donations'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { removeDonor, saveDonor } from '@/redux/finances/donations'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { AddressFields } from './AddressFields'

const schema = z.strictObject({
  name: Donor.shape.name,
  address: Donor.shape.address,
  taxId: Donor.shape.taxId,
})
type DonorValues = z.infer<typeof schema>

interface DonorDialogProps {
  /** Absent: somebody new from outside. */
  giver?: Giver
  /** What the new one’s name may be. */
  name?: string | undefined
  country: string | undefined
  onChanged: (donor: Donor) => void
  onClose: () => void
}

/** What a receipt needs of who gave: name, address and number of those from outside, and what the records of the others lack. */
export function DonorDialog({ giver, name = '', country, onChanged, onClose }: DonorDialogProps) {
  const { t } = useTranslation(['donations', 'shell'])
  const { offerUndo } = useUndo()
  const donor = giver?.donor
  const isOutside = giver === undefined || donor?.name !== undefined
  const form = useSchemaForm<DonorValues>(schema, {
    name: isOutside ? (donor?.name ?? name) : '',
    address: donor?.address ?? {},
    taxId: donor?.taxId ?? '',
  })
  const bind = useBoundFields(form)
  const { submit, alert } = useVersionedSubmit({
    form,
    record: donor,
    schema: Donor,
    prefix: 'donor.',
    conflictText: () => t('donorConflict'),
    save: async (values, target) => {
      const saved = await saveDonor({ ...values, ...target, id: giver?.id ?? target.id })
      const undo = donor && {
        run: () => saveDonor({ ...donor, version: saved.version }),
        onSettled: () => onChanged(donor),
      }
      showToast.success(t('donorSaved', { name: giver?.name ?? saved.name ?? '' }), undo && offerUndo(undo))
      onChanged(saved)
      onClose()
    },
  })

  async function remove(stored: Donor): Promise<void> {
    try {
      await removeDonor(stored.id)
      const undo = { run: () => saveDonor(stored), onSettled: () => onChanged(stored) }
      showToast.success(t('donorRemoved', { name: stored.name ?? '' }), offerUndo(undo))
      onChanged(stored)
      onClose()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

  return (
    <FormDialog
      title={giver ? t('donorTitle', { name: giver.name }) : t('newDonor')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={donor?.name === undefined ? undefined : () => void remove(donor)}
      onClose={onClose}
    >
      {isOutside && <TextField {...bind('name')} label={t('fields.name')} autoComplete="off" required />}
      {giver?.isMember ? <p>{t('memberAddress')}</p> : <AddressFields bind={bind} />}
      <TextField
        {...bind('taxId')}
        label={country === 'BR' ? t('fields.taxpayer') : t('fields.taxId')}
        autoComplete="off"
      />
    </FormDialog>
  )
}
