import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/@core/components/Button'
import { BlankLayout } from '@/@core/layouts/BlankLayout'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function Shown() {
  const words = useWords(texts)
  // The address promises a blank page: it is one at once. Each opening has a number of its own, as the browser closes one before it says so.
  const [opening, setOpening] = useState<number | null>(0)
  return (
    <>
      <Button onClick={() => setOpening((last) => (last ?? 0) + 1)}>{words.show}</Button>
      {opening !== null && <BlankWindow key={opening} onClose={() => setOpening(null)} />}
    </>
  )
}

function BlankWindow({ onClose }: { onClose: () => void }) {
  const words = useWords(texts)
  const dialog = useRef<HTMLDialogElement>(null)
  // A dialog of the browser's own: it lies over all else, keeps the focus, and gives it back.
  useEffect(() => dialog.current?.showModal(), [])
  return createPortal(
    <dialog ref={dialog} className="layout-blank" aria-label={words.title} onClose={onClose}>
      <BlankLayout title={words.title} lead={words.lead}>
        <Button color="primary" onClick={() => dialog.current?.close()}>
          {words.back}
        </Button>
      </BlankLayout>
    </dialog>,
    document.body,
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/layouts/BlankLayout.tsx', 'src/@core/layouts/SeatingPlan.tsx'],
  examples: [example('shown', Shown)],
})
