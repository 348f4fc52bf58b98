import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { ContextMenu } from './ContextMenu'
import { OverRows } from './OverRows'
import { texts } from './texts'
import { useContextMenu } from './useContextMenu'
import '@/@core/styles/dropPanel.scss'
import './page.scss'

export function OverArea() {
  const words = useWords(texts)
  const [shown, setShown] = useState<readonly ('chairs' | 'stands')[]>(['chairs'])
  const { opened, close, openBelow, target } = useContextMenu<true>()
  const toggle = (what: 'chairs' | 'stands') =>
    setShown(shown.includes(what) ? shown.filter((other) => other !== what) : [...shown, what])
  const tick = (what: 'chairs' | 'stands') => ({
    text: words[what],
    isOn: shown.includes(what),
    act: () => toggle(what),
  })
  const list = shown.map((what) => words.things[what]).join(', ')

  return (
    <>
      <button
        type="button"
        className="context-menu-area"
        aria-haspopup="menu"
        {...target(true)}
        onClick={({ currentTarget }) => openBelow(true, currentTarget)}
      >
        {words.area}
      </button>
      <output className="muted">{words.shown.replace('{{list}}', list || words.nothing)}</output>
      {opened && (
        <ContextMenu
          label={words.stage}
          point={opened.point}
          onClose={close}
          acts={[
            tick('chairs'),
            tick('stands'),
            { text: words.clear, icon: Eraser, disabled: shown.length === 0, act: () => setShown([]) },
          ]}
        />
      )}
    </>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/views/samples/showcase/extensions/context-menu/ContextMenu.tsx',
    'src/views/samples/showcase/extensions/context-menu/useContextMenu.ts',
  ],
  examples: [example('overRows', OverRows, { hasReceipt: flag(true) }), example('overArea', OverArea)],
})
