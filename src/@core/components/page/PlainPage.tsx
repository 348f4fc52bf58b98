import type { LucideIcon } from 'lucide-react'
import { Button } from '@/@core/components/Button'
import { PageHeader } from './PageHeader'
import { paths } from '@/configs/paths'
import './plainPage.scss'

interface PlainPageProps {
  icon: LucideIcon
  title: string
  text: string
  action: string
}

/** A page that says one thing and leads back to the start. */
export function PlainPage({ icon: Icon, title, text, action }: PlainPageProps) {
  return (
    <div className="plain-page">
      <Icon size={28} strokeWidth={1.25} aria-hidden />
      <PageHeader title={title} lead={text} />
      <Button color="primary" to={paths.home}>
        {action}
      </Button>
    </div>
  )
}
