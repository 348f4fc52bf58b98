import { lazy } from 'react'
import { SearchButton } from '@/@core/components/navbar/SearchButton'
import type { SearchItem } from '@/@core/components/navbar/searchItem'

const loadPanel = () => import('./search/SearchPanel').then((file) => ({ default: file.SearchPanel }))
const SearchPanel = lazy(loadPanel)
const fetchPanel = () => void loadPanel()

/** The search in the top bar; what it finds with loads when it is opened. */
export function ShellSearch({ screens }: { screens: readonly SearchItem[] }) {
  return <SearchButton onOpen={fetchPanel}>{(close) => <SearchPanel screens={screens} onDone={close} />}</SearchButton>
}
