import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AllFinancesConfig } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveTextFile'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { selectUser } from '@/redux/auth'
import { fetchEventChoices } from '@/redux/eventChoices'
import { selectFinances } from '@/redux/finances'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { eventNames } from '@/views/finances/ledger/useEventNames'
import { useMemberNames } from '@/views/finances/ledger/useMemberNames'
import { useToday } from '@/shared/dates/useToday'

/** Saves everything that the filters select, not just the page on the screen. */
export function ExportButton({ selection }: { selection: AllFinancesConfig }) {
  const { t, i18n } = useTranslation('finances')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const money = useMoney()
  const today = useToday()
  const { nameOf } = useMemberNames()
  const when = useEventWhen()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const [finances, { financeCsv }] = await Promise.all([
        dispatch(selectFinances(selection)).unwrap(),
        import('./financeCsv'),
      ])
      const namesEvents = finances.some(({ eventId }) => eventId !== undefined)
      const events = eventNames(await dispatch(fetchEventChoices(namesEvents)).unwrap(), when)
      const eventNameOf = (id: string) => events.get(id)
      const text = financeCsv(finances, { t, money, nameOf, eventNameOf, language: i18n.language })
      saveTextFile(fileName([group, t('list.file'), today], 'csv'), text, 'text/csv;charset=utf-8')
      showToast.success(t('list.exported', { count: finances.length, shown: format.count(finances.length) }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button color="secondary" isBusy={isBusy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      <span className="finance-action-text">{t('list.export')}</span>
    </Button>
  )
}
