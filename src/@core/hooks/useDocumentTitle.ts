import { useEffect } from 'react'

/** The tab's title: "Members · Batuta". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Batuta' : `${title} · Batuta`
  }, [title])
}
