import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DuesPreview } from '@contract/finances/dues'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

interface MissedMonthsProps {
  missed: NonNullable<DuesPreview['missed']>
  onAdd: (months: readonly string[]) => Promise<string | null>
}

/** Says that somebody joined or changed class between two charges, and adds those months to this one. */
export function MissedMonths({ missed: { months, members, amount }, onAdd }: MissedMonthsProps) {
  const { t } = useTranslation('dues')
  const { count, monthInFull } = useFormat()
  const money = useMoney()
  const [isBusy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const [first = '', last = first] = [months[0], months.at(-1)]

  async function add(): Promise<void> {
    setBusy(true)
    setAlert(await onAdd(months))
    setBusy(false)
  }

  const said = {
    count: members,
    shown: count(members),
    amount: money.format(amount),
    from: monthInFull(`${first}-01`),
    to: monthInFull(`${last}-01`),
  }
  return (
    <FormAlert tone="caution">
      <p>{t(first === last ? 'charge.missedIn' : 'charge.missed', said)}</p>
      {alert !== null && <p>{alert}</p>}
      <Button size="sm" isBusy={isBusy} onClick={() => void add()}>
        {t('charge.addMissed')}
      </Button>
    </FormAlert>
  )
}
