import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { usePersonal } from './personal'

/** `fetchCode`: for who needs it in the first screen after all. Rejects where it does not come. */
type LaterComponent<Props> = ComponentType<Props> & { fetchCode: () => Promise<void> }

/**
 * What is not in the first screen: its code comes once that is shown, Without a line the
 * code may not come: it is fetched again when there is one, or by a press. For parts below which nothing moves, that are folded, or
 * whose code is fetched before the screen is shown. `name`: the component's, in the file. `placeholder`: in its place until then.
 */
export function comesLater<Name extends string, Props extends object>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
  placeholder: ReactNode = null,
): LaterComponent<Props> {
  // Once there, it is shown at once wherever it stands.
  let Loaded: ComponentType<Props> | undefined
  const fetchCode = async () => {
    Loaded ??= (await load())[name]
  }
  function LaterPart(props: Props) {
    const { t } = usePersonal()
    const [Part, setPart] = useState(() => Loaded)
    const [hasFailed, setFailed] = useState(false)
    const fetchPart = useCallback(async () => {
      setFailed(false)
      try {
        await fetchCode()
        setPart(() => Loaded)
      } catch {
        setFailed(true)
      }
    }, [])
    useEffect(() => {
      if (Part !== undefined) return undefined
      const fetchNow = () => void fetchPart()
      fetchNow()
      window.addEventListener('online', fetchNow)
      return () => window.removeEventListener('online', fetchNow)
    }, [Part, fetchPart])
    if (Part !== undefined) return <Part {...props} />
    if (!hasFailed) return placeholder
    return (
      <button type="button" className="btn btn-secondary btn-block" onClick={() => void fetchPart()}>
        {t('retry')}
      </button>
    )
  }
  return Object.assign(LaterPart, { fetchCode })
}
