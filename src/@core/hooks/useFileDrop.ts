import { useEffect, useLayoutEffect, useRef, useState, type DragEvent } from 'react'

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Handles files dropped on an element, or pasted anywhere on the page. Pasted text is not affected. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useLayoutEffect(() => {
    latest.current = onFiles
  })

  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // Entering a child element is not leaving.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
  return { isOver, handlers }
}
