import { useEffect, useId, useState, type KeyboardEvent, type Ref } from 'react'
import { foldText } from '@/@core/components/foldText'
import { ComboList, comboOptionId, type ComboOption } from './ComboList'
import type { ControlAria } from './Field'
import { Input } from './Input'
import '@/@core/styles/comboInput.scss'

/** Where the options come from. Those that are fetched when they are wanted have all of it, a constant list its options alone. */
export interface ComboSource {
  options: readonly ComboOption[]
  /** More are on their way. */
  isBusy?: boolean
  /** Why there are none, or not all: they are loading, or could not be loaded. */
  notice?: string | undefined
  /** Told what is typed, and that the field is reached. */
  onSearch?: (typed: string) => void
}

export interface ComboInputProps extends ComboSource {
  id: string
  /** The chosen option's value; empty, none. */
  value: string
  /** The chosen option's label, where the options may not have it (yet). */
  chosenLabel?: string | undefined
  onChange: (value: string) => void
  /** The name of the list for screen readers. */
  listLabel: string
  placeholder?: string
  /** Shown where no option has what was typed. */
  emptyText: string
  /** What ties it to its label, hint and error, where it stands in a form. */
  aria?: ControlAria
  ref?: Ref<HTMLInputElement>
}

const SHOWN = 50

/** Those that have what was typed in their label, before those that have all its words in label and hint, in any order. */
function findOptions(options: readonly ComboOption[], typed: string): ComboOption[] {
  if (typed === '') return options.slice(0, SHOWN)
  const words = typed.split(' ')
  const [named, others]: [ComboOption[], ComboOption[]] = [[], []]
  for (const option of options) {
    const label = foldText(option.label)
    const text = `${label} ${foldText(option.hint ?? '')}`
    if (label.includes(typed)) named.push(option)
    else if (words.every((word) => text.includes(word))) others.push(option)
  }
  return [...named, ...others].slice(0, SHOWN)
}

/** One of many, found by typing a part of its name (the combobox pattern). Emptied, nothing is chosen. */
export function ComboInput(props: ComboInputProps) {
  const { id, value, options, isBusy = false, notice, onSearch, chosenLabel, onChange } = props
  const { listLabel, placeholder, emptyText, aria, ref } = props
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  /** Enter, or the way out of the field, came before the options: what it means is told when they are there. */
  const [awaited, setAwaited] = useState<'enter' | 'blur' | null>(null)
  const chosen = options.find((option) => option.value === value)
  const words = foldText(typed ?? '').trim()
  const found = findOptions(options, words)

  const named = found.find(({ label }) => foldText(label).trim() === words)
  const isAnswered = awaited !== null && !isBusy
  const awaitedChoice = awaited === 'enter' ? found[active] : named
  useEffect(() => {
    if (!isAnswered) return
    // What was awaited is known as soon as the options are there, which is an event from outside.
    // oxlint-disable-next-line react/set-state-in-effect
    setAwaited(null)
    setTyped(null)
    setOpen(false)
    if (awaitedChoice) onChange(awaitedChoice.value)
  }, [isAnswered, awaitedChoice, onChange])

  function choose(option: ComboOption | undefined): void {
    if (option) onChange(option.value)
    setTyped(null)
    setOpen(false)
  }

  function type(text: string): void {
    setTyped(text)
    setActive(0)
    setOpen(true)
    setAwaited(null)
    onSearch?.(text)
    if (text.trim() === '') onChange('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      if (isOpen) setActive((active + step + found.length) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (isBusy && typed !== null) setAwaited('enter')
      else choose(found[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      choose(undefined)
    }
  }

  return (
    <div className="combo">
      <Input
        {...aria}
        ref={ref}
        id={id}
        // It is an input already, which the rule cannot see through the component.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? comboOptionId(listId, active) : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? (value === '' ? '' : (chosenLabel ?? ''))}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(true)}
        onFocus={() => onSearch?.(typed ?? '')}
        // A name typed in full counts as chosen; an unfinished one is dropped, not completed.
        onBlur={() => {
          if (isOpen && isBusy && words !== '') setAwaited('blur')
          else choose(isOpen && typed !== null ? named : undefined)
        }}
      />
      <ComboList
        id={listId}
        label={listLabel}
        options={isOpen ? found : null}
        value={value}
        active={active}
        isBusy={isBusy}
        notice={notice ?? (found.length === 0 ? emptyText : undefined)}
        onChoose={choose}
      />
    </div>
  )
}
