import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { CATEGORY_FIELD_ID, EVENT_FIELD_ID, MEMBER_FIELD_ID } from './reviewActions'
import { actOnKey, type MatchingReview } from './matchingReview'

interface KeyActs {
  review: MatchingReview
  setReview: (review: MatchingReview) => void
  isSearching: boolean
  search: () => void
  makeRule: (() => void) | undefined
  send: () => void
}

const fields = new Map([
  ['c', CATEGORY_FIELD_ID],
  ['m', MEMBER_FIELD_ID],
  ['e', EVENT_FIELD_ID],
])
const isTyped = (target: EventTarget) => target instanceof HTMLInputElement
const isOffer = (target: EventTarget) => target instanceof HTMLButtonElement && target.dataset.place === undefined

/** Keyboard shortcuts while the focus is within the list; the focus follows the current line. */
export function useReviewKeys(list: RefObject<HTMLOListElement | null>, acts: KeyActs) {
  const { review, setReview, isSearching, search, makeRule, send } = acts
  /** Set when the list changed by an action within it: the focus then moves to the current line. */
  const isFollowing = useRef(true)

  useEffect(() => {
    if (!isFollowing.current) return
    isFollowing.current = false
    const line = list.current?.querySelector<HTMLElement>(`[data-place="${review.current}"]`)
    line?.focus({ preventScroll: true })
    line?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [list, review])

  const wasSearching = useRef(isSearching)
  useEffect(() => {
    const isBack = wasSearching.current && !isSearching
    wasSearching.current = isSearching
    if (!isBack) return undefined
    // The dialog restores the focus to its opener, which may be another line by now, or gone; so this runs after it.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [list, isSearching])

  function follow(next: MatchingReview): void {
    isFollowing.current = true
    setReview(next)
  }

  function own(key: string): (() => void) | undefined {
    if (key === '/') return search
    const field = fields.get(key.toLowerCase())
    if (field !== undefined) return () => document.querySelector<HTMLElement>(`#${field}`)?.focus()
    return key === 'r' || key === 'R' ? makeRule : undefined
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const hasModifier = ctrlKey || metaKey || altKey
    if ((ctrlKey || metaKey) && key === 'Enter') {
      event.preventDefault()
      send()
      return
    }
    if (key === 'Escape' && isTyped(target)) {
      follow({ ...review })
      return
    }
    if (hasModifier || isTyped(target) || (key === 'Enter' && isOffer(target))) return
    const act = own(key)
    const next = act ? undefined : actOnKey(review, key)
    if (!act && !next) return
    event.preventDefault()
    if (act) act()
    else if (next) follow(next)
  }

  return { onKeyDown, follow }
}
