import { Archive, ArchiveRestore, Pencil, Plus, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { financeCategories } from '@contract/finances'
import type { SubcategoryList } from '@contract/finances/subcategories'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { fetchSubcategories } from '@/redux/finances/subcategories'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { financeListPath } from '@/views/finances/query/financeListPath'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { useCategoryChanges } from './useCategoryChanges'
import '@/views/finances/ledger/ledgerTable.scss'
import './categories.scss'

const CategoryDialog = lazyPart(
  loader(() => import('./CategoryDialog')),
  (file) => file.CategoryDialog,
)

type Known = SubcategoryList['subcategories'][number]

/** The group's subcategories, below the built-in category of each. */
export function CategoriesPage() {
  const { t } = useTranslation(['categories', 'finances'])
  const load = useQuery(fetchSubcategories, undefined)
  const { answer, reload } = load
  const [edited, setEdited] = useState<Partial<Known> | null>(null)
  const changes = useCategoryChanges(reload)
  const known = answer?.subcategories ?? []
  useFocusRescue(known.map(({ subcategory: { id, version } }) => `${id}${version}`).join())
  const parents = financeCategories
    .map((category) => ({ category, own: known.filter(({ subcategory }) => subcategory.category === category) }))
    .filter(({ own }) => own.length > 0)

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackToLists />}
        actions={
          <Button color="primary" onClick={() => setEdited({})}>
            <Plus size={16} aria-hidden />
            {t('new')}
          </Button>
        }
      />
      <Loaded {...load} />
      {answer && known.length === 0 && <EmptyState icon={Tags} title={t('emptyTitle')} hint={t('emptyText')} />}
      {known.length > 0 && (
        <Card className="ledger-table-scroll own-categories">
          <Table className="ledger-table">
            <caption className="visually-hidden">{t('caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col" className="is-wide">
                  {t('entries')}
                </th>
                <th scope="col" className="ledger-table-acts">
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            {parents.map(({ category, own }) => (
              <tbody key={category}>
                <tr className="own-categories-parent">
                  <th scope="rowgroup" colSpan={3}>
                    {t(`finances:categories.${category}`)}
                  </th>
                </tr>
                {own.map((each) => (
                  <CategoryRow key={each.subcategory.id} {...each} changes={changes} onEdit={() => setEdited(each)} />
                ))}
              </tbody>
            ))}
          </Table>
        </Card>
      )}
      {edited && <CategoryDialog {...edited} onChanged={reload} onClose={() => setEdited(null)} />}
    </>
  )
}

interface CategoryRowProps extends Known {
  changes: ReturnType<typeof useCategoryChanges>
  onEdit: () => void
}

function CategoryRow({ subcategory, isUsed, changes, onEdit }: CategoryRowProps) {
  const { t } = useTranslation('categories')
  const { id, name, category, isArchived = false } = subcategory
  return (
    <tr>
      <th scope="row">
        {name} {isArchived && <Badge>{t('archived')}</Badge>}
      </th>
      <td className="is-wide">
        {isUsed ? (
          <Link to={financeListPath({ category, subcategoryId: id })} aria-label={t('entriesOf', { name })}>
            {t('entries')}
          </Link>
        ) : (
          <span className="muted">{t('unused')}</span>
        )}
      </td>
      <td className="ledger-table-acts">
        <IconButton icon={Pencil} label={t('changeOf', { name })} onClick={onEdit} />
        <IconButton
          icon={isArchived ? ArchiveRestore : Archive}
          label={isArchived ? t('unarchiveOf', { name }) : t('archiveOf', { name })}
          onClick={() => changes.setArchived(subcategory, !isArchived)}
        />
        {!isUsed && (
          <IconButton icon={Trash2} label={t('removeOf', { name })} onClick={() => changes.remove(subcategory)} />
        )}
      </td>
    </tr>
  )
}
