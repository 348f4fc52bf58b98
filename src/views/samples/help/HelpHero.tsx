import { PageHeader } from '@/@core/components/page/PageHeader'
import { SearchField } from '@/@core/components/table/SearchField'
import { MotifFigure, type MotifName } from '@/views/samples/art/Motif'

interface HelpHeroProps {
  title: string
  lead: string
  motif: MotifName
  search: { value: string; label: string; onSearch: (q: string) => void }
}

/** The head of a page of help: what it is about, and a large search. */
export function HelpHero({ title, lead, motif, search }: HelpHeroProps) {
  return (
    <div className="help-hero">
      <div>
        <PageHeader title={title} lead={lead} />
        <SearchField {...search} />
      </div>
      <MotifFigure name={motif} />
    </div>
  )
}
