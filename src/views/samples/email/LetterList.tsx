import { Mail } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { FilterBar } from '@/@core/components/table/FilterBar'
import '@/@core/styles/_pagination.scss'
import { Pagination } from '@/@core/components/table/Pagination'
import { SearchField } from '@/@core/components/table/SearchField'
import { readPage, type SearchState } from '@/views/samples/kit/useSearchState'
import type { Letter } from './letter'
import { LetterRow } from './LetterRow'
import { LetterTools } from './LetterTools'
import type { LetterChanges } from './useLetterChanges'
import type { LetterDrag } from './useLetterDrag'

const PER_PAGE = 10

interface LetterListProps {
  letters: readonly Letter[]
  isLoading: boolean
  state: SearchState
  changes: LetterChanges
  drag: LetterDrag
}

export function LetterList({ letters, isLoading, state, changes, drag }: LetterListProps) {
  const { t } = useTranslation('samplesEmail')
  const { search, choose, adjust } = state
  const [selected, setSelected] = useState<readonly number[]>([])
  const find = useCallback((q: string) => adjust({ q }), [adjust])
  // The last letter of the last page may just have been moved away.
  const page = Math.min(readPage(search), Math.max(1, Math.ceil(letters.length / PER_PAGE)))
  const shown = letters.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const chosen = shown.filter(({ id }) => selected.includes(id))
  const isFiltered = search.has('q')

  function toggle(id: number): void {
    setSelected(selected.includes(id) ? selected.filter((known) => known !== id) : [...selected, id])
  }

  return (
    <>
      <FilterBar isFiltered={isFiltered} onClear={() => choose({ q: '' })}>
        <SearchField value={search.get('q') ?? ''} onSearch={find} label={t('search')} />
      </FilterBar>
      {letters.length === 0 && isFiltered && <NoMatch title={t('noMatch')} onClear={() => choose({ q: '' })} />}
      {letters.length === 0 && !isFiltered && (
        <EmptyState icon={Mail} title={t('empty.title')} hint={t('empty.hint')} />
      )}
      {letters.length > 0 && (
        <div className="letter-box" data-focus-group aria-busy={isLoading}>
          <LetterTools
            shown={shown}
            chosen={chosen}
            changes={changes}
            onTickAll={(isOn) => setSelected(isOn ? shown.map(({ id }) => id) : [])}
          />
          <ul className="letter-list">
            {shown.map((letter) => (
              <LetterRow
                key={letter.id}
                letter={letter}
                search={search}
                isSelected={selected.includes(letter.id)}
                onToggle={() => toggle(letter.id)}
                changes={changes}
                drag={drag.row(selected.includes(letter.id) ? chosen : [letter])}
                isHeld={drag.held.some(({ id }) => id === letter.id)}
              />
            ))}
          </ul>
          <Pagination
            page={page}
            perPage={PER_PAGE}
            total={letters.length}
            onPage={(next) => choose({ page: next === 1 ? '' : String(next) })}
          />
        </div>
      )}
    </>
  )
}
