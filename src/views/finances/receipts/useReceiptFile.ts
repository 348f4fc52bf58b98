import { useEffect, useState } from 'react'
import type { Receipt } from '@contract/finances/receipts'
import { failureOf, type Failure } from '@/api/failure'
import { fetchReceiptFile } from '@/redux/finances/receipts'

interface ReceiptFile {
  /** Object URL of the file, valid while it is shown. */
  url: string | null
  failure: Failure | null
}

const nothing: ReceiptFile = { url: null, failure: null }

/** Fetches the file with the access token, which a plain URL could not carry. `null` fetches nothing. */
export function useReceiptFile(receipt: Receipt | null): ReceiptFile {
  const [known, setKnown] = useState<ReceiptFile & { of: Receipt | null }>({ ...nothing, of: null })

  useEffect(() => {
    if (receipt === null) return undefined
    const stop = new AbortController()
    let url: string | null = null
    async function load(of: Receipt): Promise<void> {
      try {
        const file = await fetchReceiptFile(of, stop.signal)
        if (stop.signal.aborted) return
        url = URL.createObjectURL(file)
        setKnown({ url, failure: null, of })
      } catch (thrown) {
        if (!stop.signal.aborted) setKnown({ url: null, failure: failureOf(thrown), of })
      }
    }
    void load(receipt)
    return () => {
      stop.abort()
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [receipt])

  return known.of === receipt ? known : nothing
}
