import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchDecision } from '@contract/treasury/matching'
import { Pagination } from '@/@core/components/table/Pagination'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { DeskRow } from './DeskRow'
import type { DeskActs } from './deskActs'
import { decisionOf, newEntry, newTransfer } from './lineDecisions'
import { decide, holderOf, linkEntry, type MatchingDesk } from './matchingDesk'
import { ruleOfLine } from './ruleOfLine'
import { useDeskKeys } from './useDeskKeys'
import type { DeskWords } from './useDeskWords'
import { useLineRule } from './useLineRule'
import type { DeskEntries } from './useMatchingDesk'
import type { Refusal } from './useMatchedImport'

/** Of lines on the screen: a file may have twenty thousand. */
const PER_PAGE = 100

interface DeskListProps {
  desk: MatchingDesk
  setDesk: (desk: MatchingDesk) => void
  accountId: string
  entries: DeskEntries
  words: DeskWords
  refused: ReadonlyMap<number, Refusal>
  /** The dialog that searches is open; the focus comes back from it. */
  isSearching: boolean
  onSearch: () => void
  onSend: () => void
  /** A rule was made … */
  onRules: () => void
  /** … or, of that id, taken back. */
  onRuleDropped: (ruleId: string) => void
}

/** The lines, each beside what it may be; worked through by keys, or by pressing. */
export function DeskList(props: DeskListProps) {
  const { desk, setDesk, accountId, entries, words, refused, isSearching, onSearch, onSend, onRules, onRuleDropped } =
    props
  const { t } = useTranslation('matching')
  const list = useRef<HTMLOListElement>(null)
  const { optionsWith } = useAccounts()
  const learn = useLineRule(onRules, onRuleDropped)
  const current = desk.lines[desk.current]
  const rule = current && ruleOfLine(current, entries.entryOf)
  const makeRule = rule && (() => void learn(rule))
  const search = () => {
    if (current?.matched.known === undefined && current?.line.isPending === undefined) onSearch()
  }
  const { onKeyDown, follow } = useDeskKeys(list, { desk, setDesk, isSearching, search, makeRule, send: onSend })
  const page = Math.floor(desk.current / PER_PAGE)
  const from = page * PER_PAGE
  const otherAccounts = useMemo(
    () => optionsWith().filter(({ value }) => value !== accountId),
    [optionsWith, accountId],
  )
  const settle = (decision: MatchDecision | null) => follow(decide(desk, decision))
  const goTo = (place: number) => follow({ ...desk, current: place })
  const acts: DeskActs = {
    goTo,
    choose: (at) => {
      const offer = current?.matched.offers[at]
      const decision = current && offer && decisionOf(current.line, offer)
      if (decision) settle(decision)
    },
    chooseCategory: (category) => settle(newEntry(category, current?.matched.offers ?? [])),
    chooseLinks: (links) => {
      const next = current && linkEntry(desk, links)
      // Emptied, it is still typed in.
      if (next && Object.values(links).includes('')) setDesk(next)
      else if (next) follow(next)
    },
    chooseAccount: (id) => settle(newTransfer(id)),
    search,
    skip: () => settle({ kind: 'skip' }),
    reopen: () => settle(null),
    makeRule,
    otherAccounts,
    takerOf: (offer) => {
      const holder = holderOf(desk, desk.current, offer)
      return holder === undefined ? undefined : desk.lines[holder]?.line
    },
  }

  return (
    <>
      {/* The keys are those of the lines inside, which are buttons; a press has a button of its own for each. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} className="desk-list" aria-label={t('list')} onKeyDown={onKeyDown}>
        {desk.lines.slice(from, from + PER_PAGE).map((each, at) => {
          const place = from + at
          const refusal = refused.get(place)
          return (
            <DeskRow
              // The lines of a file keep their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              each={each}
              place={place}
              isCurrent={place === desk.current}
              refusal={refusal && t(`refused.${refusal}`)}
              words={words}
              acts={acts}
            />
          )
        })}
      </ol>
      {desk.lines.length > PER_PAGE && (
        <Pagination
          page={page + 1}
          perPage={PER_PAGE}
          total={desk.lines.length}
          onPage={(next) => setDesk({ ...desk, current: (next - 1) * PER_PAGE })}
        />
      )}
    </>
  )
}
