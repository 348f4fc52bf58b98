import { Ellipsis, House } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Breadcrumb, BreadcrumbItem } from 'reactstrap'
import { DropPanel } from '@/@core/components/DropPanel'
import { BackLink } from '@/@core/components/page/BackLink'
import { oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function OneStep() {
  const words = useWords(texts)
  return (
    <div className="breadcrumbs-page">
      <BackLink to="/members" label={words.members} />
      <h3>Clara Duarte</h3>
    </div>
  )
}

export function Trail({ divider }: { divider: 'arrow' | 'slash' }) {
  const words = useWords(texts)
  return (
    <Breadcrumb
      className={`breadcrumbs-trail${divider === 'slash' ? ' has-slashes' : ''}`}
      aria-label={words.labels.trail}
    >
      <BreadcrumbItem>
        <Link to="/finances">{words.finances}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <Link to="/finances/entries">{words.entries}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>{words.entry}</BreadcrumbItem>
    </Breadcrumb>
  )
}

export function WithIcon() {
  const words = useWords(texts)
  return (
    <Breadcrumb className="breadcrumbs-trail" aria-label={words.labels.withIcon}>
      <BreadcrumbItem>
        <Link to="/">
          <House size={14} strokeWidth={1.75} aria-hidden />
          {words.home}
        </Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>{words.members}</BreadcrumbItem>
    </Breadcrumb>
  )
}

export function Folded() {
  const words = useWords(texts)
  return (
    <Breadcrumb className="breadcrumbs-trail" aria-label={words.labels.folded}>
      <BreadcrumbItem>
        <Link to="/">{words.home}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <DropPanel
          renderTrigger={(button) => (
            <button {...button} type="button" className="breadcrumbs-fold" aria-label={words.between}>
              <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
            </button>
          )}
        >
          {() => (
            <>
              <Link className="panel-row" to="/finances">
                {words.finances}
              </Link>
              <Link className="panel-row" to="/finances/entries">
                {words.entries}
              </Link>
            </>
          )}
        </DropPanel>
      </BreadcrumbItem>
      <BreadcrumbItem active>{words.entry}</BreadcrumbItem>
    </Breadcrumb>
  )
}

export function LongText() {
  const words = useWords(texts)
  return (
    <Breadcrumb className="breadcrumbs-trail" aria-label={words.labels.longText}>
      <BreadcrumbItem>
        <Link to="/calendar">{words.calendar}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <Link to="/calendar">{words.long}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>{words.callSheet}</BreadcrumbItem>
    </Breadcrumb>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/page/BackLink.tsx', 'src/@core/components/DropPanel.tsx'],
  examples: [
    example('oneStep', OneStep),
    example('trail', Trail, { divider: oneOf('arrow', 'slash') }),
    example('withIcon', WithIcon),
    example('folded', Folded),
    example('longText', LongText),
  ],
})
