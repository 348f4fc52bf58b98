import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { DRAFT_KEY_PREFIX } from '@/configs/drafts'
import { safeSetItem } from '@/configs/safeSetItem'
import { withoutEmpty } from './withoutEmpty'

interface FormDraft {
  /** Something typed earlier stands in the form again. */
  isRestored: boolean
  /** Something is typed that is not saved. */
  isDirty: boolean
  /** Forget it: call when it is saved or discarded. */
  clear: () => void
}

interface DraftSource<Values extends FieldValues> {
  /** One form of one person, e.g. `<user id>.members.new`. */
  key: string
  form: UseFormReturn<Values>
  /** What the form began with; fields that it does not name are not restored. Keep the object. */
  defaults: DefaultValues<Values>
  /** Fields that are never kept, as a password. Keep the list. */
  secrets?: readonly (keyof Values)[]
  /** Kept by the device, not by the tab: it outlives a browser that was closed, and a battery that ran out. */
  isDurable?: boolean
}

const VERSION = 'version'
const NO_SECRETS: readonly never[] = []

/**
 * Keeps what is typed in this tab until it is saved: a reload, Back or a wrong link takes nothing away. To begin anew,
 * `clear` and give the form a new React key. Signing out takes all drafts away.
 */
export function useFormDraft<Values extends FieldValues>(source: DraftSource<Values>): FormDraft {
  const { key, form, defaults, secrets = NO_SECRETS, isDurable = false } = source
  const { reset, subscribe } = form
  const storageKey = `${DRAFT_KEY_PREFIX}${key}`
  const storage = storageFor(isDurable)
  const [draft] = useState(() => readDraft(storage.getItem(storageKey), defaults))
  const [isDirty, setDirty] = useState(draft !== null)

  // Before paint, so that nobody sees the fields fill.
  useLayoutEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true })
  }, [draft, reset])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setDirty(!isSame(values, defaults))
          const kept = typedOf(values, defaults, secrets)
          if (!isSame(Object.assign({}, defaults, kept), defaults))
            safeSetItem(storage, storageKey, JSON.stringify(kept))
          else storage.removeItem(storageKey)
        },
      }),
    [subscribe, defaults, secrets, storage, storageKey],
  )

  const clear = useCallback(() => {
    setDirty(false)
    storage.removeItem(storageKey)
  }, [storage, storageKey])

  return { isRestored: draft !== null, isDirty, clear }
}

function storageFor(isDurable: boolean): Storage {
  return isDurable ? localStorage : sessionStorage
}

/** Whether something typed earlier waits under the key: a form that stands behind a button opens by itself then. */
export function hasFormDraft(key: string, isDurable: boolean): boolean {
  return storageFor(isDurable).getItem(`${DRAFT_KEY_PREFIX}${key}`) !== null
}

/** Forgets what was typed under the key. What this answers brings it back, there or under the key of another form like it. */
export function takeFormDraft(key: string, isDurable: boolean): (backTo?: string) => void {
  const storage = storageFor(isDurable)
  const draft = storage.getItem(`${DRAFT_KEY_PREFIX}${key}`)
  storage.removeItem(`${DRAFT_KEY_PREFIX}${key}`)
  return (backTo = key) => {
    if (draft !== null) safeSetItem(storage, `${DRAFT_KEY_PREFIX}${backTo}`, draft)
  }
}

/**
 * What is kept of a form: all of a new record, its id too. Of one that is there, which has a version, only what was
 * changed: what others change meanwhile would be overwritten by the rest, unseen and under their version.
 */
function typedOf(values: object, defaults: object, secrets: readonly PropertyKey[]): object {
  const read = new Map<string, unknown>(Object.entries(defaults))
  const isThere = read.get(VERSION) !== undefined
  const isTyped = ([field, value]: [string, unknown]) =>
    !isThere || (field !== VERSION && !isSame({ [field]: value }, { [field]: read.get(field) }))
  const kept = Object.entries(values).filter((entry) => !secrets.includes(entry[0]) && isTyped(entry))
  return Object.fromEntries(kept)
}

function isSame(values: object, others: object): boolean {
  return JSON.stringify(withoutEmpty(values)) === JSON.stringify(withoutEmpty(others))
}

/** What is stored, as far as it fits the form of today. */
function readDraft<Values extends FieldValues>(
  kept: string | null,
  defaults: DefaultValues<Values>,
): DefaultValues<Values> | null {
  const stored = parse(kept)
  if (stored === null) return null
  const fitting = Object.entries(stored).filter(([field]) => field in defaults)
  const draft = Object.assign({}, defaults, Object.fromEntries(fitting))
  return isSame(draft, defaults) ? null : draft
}

function parse(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
