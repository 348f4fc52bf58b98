import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageWindow } from './pageWindow'

export interface PaginationProps {
  /** From 1. */
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
  onPerPage?: (perPage: number) => void
}

const perPageChoices = [10, 25, 50, 100]

export function Pagination({ page, perPage, total, onPage, onPerPage }: PaginationProps) {
  const { t, i18n } = useTranslation('layout')
  const perPageId = useId()
  const number = new Intl.NumberFormat(i18n.language)
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  const from = Math.min((page - 1) * perPage + 1, total)
  const to = Math.min(page * perPage, total)

  function step(target: number, label: string, content: ReactNode) {
    const isAway = target < 1 || target > pageCount
    return (
      // Not `disabled`: at the last page the focus would fall out of the row of buttons.
      <button
        type="button"
        className="page-button"
        aria-label={label}
        aria-disabled={isAway || undefined}
        onClick={() => !isAway && onPage(target)}
      >
        {content}
      </button>
    )
  }

  return (
    <div className="pagination">
      <output className="page-range tabular">
        {t('table.range', { from: number.format(from), to: number.format(to), total: number.format(total) })}
      </output>
      {onPerPage && (
        <div className="page-size">
          <label htmlFor={perPageId}>{t('table.perPage')}</label>
          <select
            id={perPageId}
            className="form-select"
            value={perPage}
            onChange={(event) => onPerPage(Number(event.target.value))}
          >
            {perPageChoices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </div>
      )}
      {pageCount > 1 && (
        <nav className="page-buttons" aria-label={t('table.pages')}>
          {step(page - 1, t('table.previous'), <ChevronLeft size={16} aria-hidden />)}
          {pageWindow(page, pageCount).map((target, index) =>
            target === null ? (
              // A gap has no identity beyond its place.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={`gap-${index}`} className="page-gap" aria-hidden>
                …
              </span>
            ) : (
              <button
                key={target}
                type="button"
                className="page-button tabular"
                aria-label={t('table.page', { page: number.format(target) })}
                aria-current={target === page ? 'page' : undefined}
                onClick={() => onPage(target)}
              >
                {number.format(target)}
              </button>
            ),
          )}
          {step(page + 1, t('table.next'), <ChevronRight size={16} aria-hidden />)}
        </nav>
      )}
    </div>
  )
}
