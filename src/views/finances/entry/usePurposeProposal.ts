import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FinanceWrite } from '@contract/finances'
import type { Purpose } from '@contract/finances/purposes'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { PurposeProposal } from '@/views/finances/purposes/PurposeField'
import { usePurposes } from '@/views/finances/purposes/usePurposes'
import type { FinanceFormValues } from './financeFormValues'

type Entry = Partial<Pick<FinanceWrite, 'kind' | 'eventId' | 'category' | 'date'>>

/** The open purpose for an expense: that of its event, else that of its category; of several the one that ends first. */
export function proposedPurpose(purposes: readonly Purpose[], entry: Entry): Purpose | undefined {
  if (entry.kind !== 'expense') return undefined
  const open = purposes
    .filter(({ isClosed, endsOn }) => !isClosed && (endsOn === undefined || !entry.date || endsOn >= entry.date))
    .toSorted((one, other) => (one.endsOn ?? '9999').localeCompare(other.endsOn ?? '9999'))
  const ofEvent = entry.eventId ? open.find(({ eventId }) => eventId === entry.eventId) : undefined
  return ofEvent ?? open.find(({ category }) => category !== undefined && category === entry.category)
}

/** Proposes the purpose of a new expense as long as nobody chose one; `isNew`: the form adds an entry. */
export function usePurposeProposal(form: SchemaForm<FinanceFormValues>, isNew: boolean): PurposeProposal {
  const { control, setValue } = form
  const { purposes } = usePurposes()
  const [kind, eventId, category, date, value = ''] = useWatch({
    control,
    name: ['kind', 'eventId', 'category', 'date', 'purposeId'],
  })
  const purpose = isNew ? proposedPurpose(purposes, { kind, eventId, category, date }) : undefined
  const [isChosen, setChosen] = useState(false)
  const proposed = useRef('')
  const wanted = isChosen ? '' : (purpose?.id ?? '')
  useEffect(() => {
    // What was chosen, or came with a copy, stays.
    if (isChosen || (value !== '' && value !== proposed.current)) return
    proposed.current = wanted
    if (value !== wanted) setValue('purposeId', wanted)
  }, [isChosen, value, wanted, setValue])

  return {
    purpose,
    onTakeOff: () => {
      setChosen(true)
      setValue('purposeId', '')
    },
    onChosen: () => setChosen(true),
  }
}
