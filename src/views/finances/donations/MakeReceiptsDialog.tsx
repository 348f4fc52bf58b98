import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import type { DonationReceipt, Gift, Giver } from '@contract/finances/donations/donations'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { addDonationReceipts } from '@/redux/finances/donations'
import { useMoney } from '@/shared/money/useMoney'
import { amountOf, openGifts } from './openGifts'
import '@/@core/styles/customizer.scss'

interface MakeReceiptsDialogProps {
  year: string
  givers: readonly Giver[]
  onMade: (receipts: DonationReceipt[]) => void
  onClose: () => void
}

const ways = ['year', 'each'] as const
type Way = (typeof ways)[number]

/** Says how many receipts there will be, and their sum. */
export function MakeReceiptsDialog({ year, givers, onMade, onClose }: MakeReceiptsDialogProps) {
  const { t } = useTranslation('donations')
  const money = useMoney()
  const [way, setWay] = useState<Way>('year')
  const [isBusy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  // One donation of a year needs no list of donations.
  const receipts = givers.flatMap((giver) => {
    const { id: donorId = '' } = giver
    const gifts = openGifts(giver)
    const toReceipt = (kind: 'single' | 'collective', own: readonly Gift[]) => ({
      kind,
      donorId,
      finances: own.map(({ id, version }) => ({ id, version })),
    })
    if (way === 'each' || gifts.length === 1) return gifts.map((gift) => toReceipt('single', [gift]))
    return [toReceipt('collective', gifts)]
  })
  const [ids] = useState(() => new Map<number, string>())
  const idOf = (place: number) => {
    const id = ids.get(place) ?? newId()
    ids.set(place, id)
    return id
  }

  async function make(): Promise<void> {
    setBusy(true)
    setAlert(null)
    try {
      const made = await addDonationReceipts({
        year: Number(year),
        receipts: receipts.map((receipt, place) => ({ id: idOf(place), ...receipt })),
      })
      showToast.success(t('made', { count: made.length }))
      onMade(made)
    } catch (thrown) {
      const failure = failureOf(thrown)
      setAlert(failure.code === 'conflict' ? t('makeConflict') : unsentText(failure))
      ids.clear()
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('makeTitle', { count: receipts.length, amount: money.format(amountOf(givers.flatMap(openGifts))) })}
      confirmLabel={t('make')}
      isBusy={isBusy}
      onConfirm={() => void make()}
      onCancel={onClose}
    >
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <ChoiceGroup
        legend={t('way')}
        options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <p>{t('makeText')}</p>
    </ConfirmDialog>
  )
}
