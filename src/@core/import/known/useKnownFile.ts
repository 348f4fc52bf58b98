import { useCallback, useEffect, useRef, useState } from 'react'
import type { KnownFile, KnownFiles } from './knownFile'

interface Opened {
  name: string
  file: KnownFile
}

/** A file that the area knows by what it holds, while it is looked at and then as it is. */
export function useKnownFile(files: KnownFiles | undefined) {
  const [known, setKnown] = useState<Opened | null>(null)
  const [isOpening, setOpening] = useState(false)
  const latest = useRef<File>(undefined)

  const cancel = useCallback(() => {
    latest.current = undefined
    setOpening(false)
  }, [])
  useEffect(() => cancel, [cancel])

  /** `known`: it is. `table`: it is not. `cancelled`: another was chosen meanwhile, or none. */
  async function open(file: File): Promise<'known' | 'table' | 'cancelled'> {
    setKnown(null)
    if (!files) return 'table'
    latest.current = file
    setOpening(true)
    const opened = await files.open(file)
    if (latest.current !== file) return 'cancelled'
    setOpening(false)
    if (opened) setKnown({ name: file.name, file: opened })
    return opened ? 'known' : 'table'
  }

  return { known, isOpening, open, cancel, forget: useCallback(() => setKnown(null), []) }
}
