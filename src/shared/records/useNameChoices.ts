import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import type { ComboSource } from '@/@core/components/fields/ComboInput'
import type { MemberChoice } from '@contract/names'
import { listMemberNames, type NameChoices } from '@/redux/names'
import { useRunQuery, type Query } from '@/redux/query'
import { instrumentText } from './instrumentText'
import { memberLabel } from './memberLabel'

interface Found<Row> {
  q: string
  /** Null where the call failed. */
  rows: Row[] | null
}

/** Choices of a field, loaded on focus. If the server has more than it returns at once, the typed text is searched there. */
export function useNameChoices<Row extends { id: string }>(
  list: Query<NameChoices<Row>, string>,
  /** `all`: the other choices, some of which may have the same name. */
  labelOf: (row: Row, all: readonly Row[]) => string,
  /** What they are found by besides. */
  hintOf?: (row: Row) => string | undefined,
): ComboSource {
  const { t } = useTranslation('shell')
  const run = useRunQuery()
  /** Null until the field is reached. */
  const [typed, setTyped] = useState<string | null>(null)
  const [all, setAll] = useState<NameChoices<Row> | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [found, setFound] = useState<Found<Row> | null>(null)
  const isReached = typed !== null
  const words = (typed ?? '').trim()
  const q = useDebouncedValue(words)
  const isWhole = all !== null && all.rows.length >= all.total

  useEffect(() => {
    if (!isReached || all || isFailed) return undefined
    let isCurrent = true
    run(list('')).then(
      (answer) => isCurrent && setAll(answer),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [run, list, isReached, all, isFailed])

  useEffect(() => {
    if (!all || isWhole || q === '') return undefined
    let isCurrent = true
    run(list(q)).then(
      ({ rows }) => isCurrent && setFound({ q, rows }),
      () => isCurrent && setFound({ q, rows: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [run, list, all, isWhole, q])

  const options = useMemo(() => {
    const byId = new Map([...(all?.rows ?? []), ...(found?.rows ?? [])].map((row) => [row.id, row]))
    const rows = [...byId.values()]
    return rows.map((row) => ({ value: row.id, label: labelOf(row, rows), hint: hintOf?.(row) }))
  }, [all, found, labelOf, hintOf])

  /** What is typed is also a new try where the one before failed. */
  const onSearch = useCallback((text: string) => {
    setTyped(text)
    setFailed(false)
  }, [])

  const isSearching = all !== null && !isWhole && words !== '' && found?.q !== words
  const isBusy = isReached && !isFailed && (all === null || isSearching)
  const hasFailed = isFailed || (found?.q === words && found.rows === null)
  return { options, isBusy, notice: isBusy ? t('loading') : hasFailed ? t('choicesFailed') : undefined, onSearch }
}

/** What they play, where it does not tell them apart from others of the name already. */
function memberHint({ beside, ...played }: MemberChoice): string | undefined {
  const text = instrumentText(played)
  return text === beside ? undefined : text
}

/** Everyone as a choice. */
export function useMemberChoices(): ComboSource {
  return useNameChoices(listMemberNames, memberLabel, memberHint)
}
