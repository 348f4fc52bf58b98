import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useIsLoaded, type Loader } from '@/@core/components/lazyComponent'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import type { Query } from '@/redux/query'
import { useQuery } from '@/redux/useQuery'
import { loadErrorOf } from '@/i18n/failureText'
import { isId, NoSuchRecord } from './RecordRoute'

interface RecordLoaderProps<Row> {
  /** The record's id; absent: the id in the address. */
  id?: string | undefined
  find: Query<Row, string>
  /** Fetches the code of the screen below, beside the record and not after it. */
  loadScreen?: Loader<unknown> | undefined
  /** The screen's title until the record is loaded. */
  title: string
  /** Shown if the record does not exist, with what can be done. */
  gone: {
    icon: LucideIcon
    title: string
    hint: string
    action: ReactNode
    /** Restores the record, if removed ones are kept. */
    Restore?: ComponentType<{ onRestored: () => void }>
  }
  /** For read-only screens: they close if the record is gone. A form remains, with its typed values. */
  isShown?: boolean
  /** `reload` after what changed the record from here. */
  children: (record: Row, reload: () => void) => ReactNode
}

/** Reads one record and shows the screen below with it. */
export function RecordLoader<Row>({ id: given, loadScreen, ...rest }: RecordLoaderProps<Row>) {
  const { id: named = '' } = useParams()
  const isCodeHere = useIsLoaded(loadScreen)
  const id = given ?? named
  return isId(id) ? <LoadedRecord key={id} id={id} isCodeHere={isCodeHere} {...rest} /> : <NoSuchRecord />
}

function LoadedRecord<Row>({
  id,
  isCodeHere,
  ...rest
}: Omit<RecordLoaderProps<Row>, 'loadScreen'> & { id: string; isCodeHere: boolean }) {
  const { answer, failure, isLoading, reload } = useQuery(rest.find, id)
  const isGone = failure?.code === 'not_found'
  if (answer && isCodeHere && !(isGone && rest.isShown)) return rest.children(answer, reload)
  if (isGone) return <RecordGone {...rest} reload={reload} />
  return (
    <>
      <PageHeader title={rest.title} />
      {failure ? <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} /> : <DetailSkeleton />}
    </>
  )
}

function RecordGone({
  title,
  gone,
  reload,
}: Pick<RecordLoaderProps<never>, 'title' | 'gone'> & { reload: () => void }) {
  const { title: goneTitle, action, Restore, ...words } = gone
  const actions = Restore ? (
    <div className="cluster">
      <Restore onRestored={reload} />
      {action}
    </div>
  ) : (
    action
  )
  return (
    <>
      <PageHeader title={title} documentTitle={goneTitle} />
      <EmptyState {...words} title={goneTitle} action={actions} />
    </>
  )
}
