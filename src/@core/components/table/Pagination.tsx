import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useId, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaginationItem, PaginationLink, Pagination as PageList } from 'reactstrap'
import { Input } from '@/@core/components/fields/Input'
import { pageWindow } from './pageWindow'

export interface PaginationProps {
  /** From 1. */
  page: number
  perPage: number
  total: number
  /** More than `total` are there, which were not counted: the pages end with those that were. */
  hasMore?: boolean | undefined
  onPage: (page: number) => void
  onPerPage?: (perPage: number) => void
}

const perPageChoices = [10, 25, 50, 100]

export const Pagination = memo(function Pagination({
  page,
  perPage,
  total,
  hasMore,
  onPage,
  onPerPage,
}: PaginationProps) {
  const { t, i18n } = useTranslation('layout')
  const perPageId = useId()
  const number = useMemo(() => new Intl.NumberFormat(i18n.language), [i18n.language])
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  const from = Math.min((page - 1) * perPage + 1, total)
  const to = Math.min(page * perPage, total)

  function step(target: number, label: string, content: ReactNode) {
    const isAway = target < 1 || target > pageCount
    return (
      <PaginationItem>
        {/* Not `disabled`: at the last page the focus would fall out of the row of buttons. */}
        <PaginationLink
          type="button"
          aria-label={label}
          aria-disabled={isAway || undefined}
          onClick={() => !isAway && onPage(target)}
        >
          {content}
        </PaginationLink>
      </PaginationItem>
    )
  }

  return (
    <div className="table-foot">
      <output className="page-range tabular">
        {t(hasMore ? 'table.rangeOfMore' : 'table.range', {
          from: number.format(from),
          to: number.format(to),
          total: number.format(total),
        })}
      </output>
      {onPerPage && (
        <div className="page-size">
          <label htmlFor={perPageId}>{t('table.perPage')}</label>
          <Input
            type="select"
            id={perPageId}
            value={perPage}
            onChange={(event) => onPerPage(Number(event.target.value))}
          >
            {perPageChoices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </Input>
        </div>
      )}
      {pageCount > 1 && (
        <PageList aria-label={t('table.pages')}>
          {step(page - 1, t('table.previous'), <ChevronLeft size={16} aria-hidden />)}
          {pageWindow(page, pageCount).map((target, index) =>
            target === null ? (
              // Gaps are told apart by nothing but where they stand.
              // oxlint-disable-next-line react/no-array-index-key
              <PaginationItem key={`gap-${index}`} className="page-gap" aria-hidden>
                …
              </PaginationItem>
            ) : (
              <PaginationItem key={target} active={target === page}>
                <PaginationLink
                  type="button"
                  className="tabular"
                  aria-label={t('table.page', { page: number.format(target) })}
                  aria-current={target === page ? 'page' : undefined}
                  onClick={() => onPage(target)}
                >
                  {number.format(target)}
                </PaginationLink>
              </PaginationItem>
            ),
          )}
          {step(page + 1, t('table.next'), <ChevronRight size={16} aria-hidden />)}
        </PageList>
      )}
    </div>
  )
})
