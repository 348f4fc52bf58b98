import { Copy, Ellipsis, Paperclip, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/@core/components/IconButton'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { ContextMenu, type MenuAct } from './ContextMenu'
import { texts } from './texts'
import { useContextMenu } from './useContextMenu'

export function OverRows({ hasReceipt }: { hasReceipt: boolean }) {
  const words = useWords(texts)
  const [said, setSaid] = useState('')
  const { opened, close, openBelow, target } = useContextMenu<string>()

  function actsOf(row: string): MenuAct[] {
    const say = (act: string) => () => setSaid(words.done.replace('{{act}}', act).replace('{{row}}', row))
    return [
      { text: words.edit, icon: Pencil, act: say(words.edit) },
      { text: words.copy, icon: Copy, act: say(words.copy) },
      { text: words.receipt, icon: Paperclip, disabled: !hasReceipt, act: say(words.receipt) },
      { text: words.remove, icon: Trash2, isDanger: true, act: say(words.remove) },
    ]
  }

  return (
    <>
      <ul className="context-menu-rows" aria-label={words.list}>
        {words.rows.map((row) => (
          // What opens by the pointer opens by the button as well, and by its keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li key={row} {...target(row)}>
            <span>{row}</span>
            <IconButton
              icon={Ellipsis}
              size="sm"
              label={words.menuOf.replace('{{row}}', row)}
              aria-expanded={opened?.of === row}
              onClick={({ currentTarget }) => openBelow(row, currentTarget)}
            />
          </li>
        ))}
      </ul>
      <output className="muted">{said}</output>
      {opened && (
        <ContextMenu
          label={words.menuOf.replace('{{row}}', opened.of)}
          acts={actsOf(opened.of)}
          point={opened.point}
          onClose={close}
        />
      )}
    </>
  )
}
