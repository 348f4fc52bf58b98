import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import type { OpenLine, OpenLines } from '@contract/finances/reconciliations'
import { showToast } from '@/@core/components/feedback/showToast'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { saveReconciliation } from '@/redux/finances/reconciliations'
import { dayError } from '@/shared/dates/dayError'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { readBalance } from './readBalance'
import type { useReconcileDraft } from './useReconcileDraft'

interface ReconcileSource {
  accountId: string
  open: OpenLines | null
  drafting: ReturnType<typeof useReconcileDraft>
  /** Called when a reconciliation was finished, or others changed the lines. */
  onChanged: () => void
}

export interface ReconcileState {
  lines: readonly OpenLine[]
  /** Last day of the statement, as typed. */
  day: string
  balanceText: string
  isTicked: (line: OpenLine) => boolean
  toggle: (line: OpenLine) => void
  tickAll: (isOn: boolean) => void
  setDay: (day: string) => void
  setBalance: (text: string) => void
  /** Reconciled balance plus ticked lines, in minor units. */
  ticked: number
  count: number
  /** Statement's balance less `ticked`; undefined while the balance is missing. */
  difference: number | undefined
  errors: { day?: string; balance?: string }
  alert: string | null
  isBusy: boolean
  finish: () => Promise<void>
}

/** State of the page: the statement as typed, ticks and their total. */
export function useReconcile({ accountId, open, drafting, onChanged }: ReconcileSource): ReconcileState {
  const { t } = useTranslation(['reconcile', 'shell'])
  const money = useMoney()
  const { date } = useFormat()
  const { draft, change, clear } = drafting
  /** The text while it is not a valid date; nothing is requested then. */
  const [typedDay, setTypedDay] = useState<string | null>(null)
  const [errors, setErrors] = useState<ReconcileState['errors']>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Id of the reconciliation, so that sending it twice creates one. */
  const [id, setId] = useState(() => uuidv7())

  const lines = open?.lines ?? []
  const day = draft.day ?? open?.day ?? ''
  const told = open?.statement?.date === day ? money.text(open.statement.amount) : ''
  const balanceText = draft.balance ?? told
  const isTicked = ({ id: lineId, isSeen }: OpenLine) => draft.ticks[lineId] ?? isSeen === true
  const chosen = lines.filter(isTicked)
  const ticked = chosen.reduce((sum, { amount }) => sum + amount, open?.reconciled ?? 0)
  const read = readBalance(balanceText, money)
  const difference = read.kind === 'amount' && open ? read.amount - ticked : undefined

  async function finish(): Promise<void> {
    if (isBusy || read.kind !== 'amount' || difference !== 0) return
    setBusy(true)
    setAlert(null)
    setErrors({})
    try {
      const body = { id, accountId, day, balance: read.amount, lines: chosen.map((line) => line.id) }
      await saveReconciliation(body)
      showToast.success(t('finished', { date: date(day) }))
      clear()
      setId(uuidv7())
    } catch (thrown) {
      const failure = failureOf(thrown)
      const { 'reconciliation.day': dayWord, 'reconciliation.balance': balanceWord } = failure.fields
      setErrors({
        ...(dayWord !== undefined && { day: validationErrorText(t, dayWord) }),
        ...(balanceWord !== undefined && { balance: validationErrorText(t, balanceWord) }),
      })
      if (dayWord === undefined && balanceWord === undefined)
        setAlert(failure.code === 'conflict' ? t('conflict') : unsentText(failure))
    }
    setBusy(false)
    onChanged()
  }

  return {
    lines,
    day: typedDay ?? day,
    balanceText,
    isTicked,
    toggle: (line) => change({ ticks: { ...draft.ticks, [line.id]: !isTicked(line) } }),
    tickAll: (isOn) =>
      change({ ticks: { ...draft.ticks, ...Object.fromEntries(lines.map((line) => [line.id, isOn])) } }),
    setDay: (typed) => {
      setErrors({})
      if (typed === '' || dayError(typed) !== undefined) setTypedDay(typed)
      else {
        setTypedDay(null)
        change({ day: typed })
      }
    },
    setBalance: (text) => {
      setErrors({})
      change({ balance: text })
    },
    ticked,
    count: chosen.length,
    difference,
    errors,
    alert,
    isBusy,
    finish,
  }
}
