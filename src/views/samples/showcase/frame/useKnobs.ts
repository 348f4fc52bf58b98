import { useMemo, useState } from 'react'
import { useUrlParams } from '@/@core/hooks/useUrlParams'
import type { Example } from './showcasePage'

type KnobTexts = Readonly<Record<string, string | null>>

/**
 * How an example's knobs stand: kept here, as an address comes too late for who is typing, and mirrored in the address as
 * `example.knob=text`, so that the state can be linked. An address that changes from outside is followed.
 */
export function useKnobs({ id, knobs }: Example) {
  const [params, changeParams] = useUrlParams()
  const names = Object.keys(knobs)
  const read = (): KnobTexts => Object.fromEntries(names.map((name) => [name, params.get(`${id}.${name}`)]))
  const inUrl = JSON.stringify(read())
  const [seen, setSeen] = useState(inUrl)
  const [asked, setAsked] = useState(inUrl)
  const [texts, setTexts] = useState(read)

  if (inUrl !== seen) {
    setSeen(inUrl)
    if (inUrl !== asked) {
      setAsked(inUrl)
      setTexts(read())
    }
  }

  function turn(name: string, text: string): void {
    // What the example begins with needs no place in the address.
    const next = { ...texts, [name]: text === knobs[name]?.initial ? null : text }
    setTexts(next)
    setAsked(JSON.stringify(next))
    changeParams(
      (now) => {
        const changed = new URLSearchParams(now)
        const value = next[name] ?? null
        if (value === null) changed.delete(`${id}.${name}`)
        else changed.set(`${id}.${name}`, value)
        return changed
      },
      { replace: true },
    )
  }

  const props = useMemo(
    () => Object.fromEntries(Object.entries(knobs).map(([name, knob]) => [name, knob.parse(texts[name] ?? null)])),
    [knobs, texts],
  )
  return { props, turn }
}
