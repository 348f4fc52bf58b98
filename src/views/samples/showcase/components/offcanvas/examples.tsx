import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Offcanvas, OffcanvasBody, OffcanvasHeader } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Drawer } from '@/@core/components/dialog/Drawer'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { IconButton } from '@/@core/components/IconButton'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import { flag, oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import '@/@core/styles/drawer.scss'
import './page.scss'

export function AnyDrawer({ title, hasFooter }: { title: string; hasFooter: boolean }) {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.show}</Button>
      <Drawer
        isOpen={isOpen}
        title={title === '' ? words.piece : title}
        onClose={close}
        {...(hasFooter && {
          footer: (
            <Button color="primary" onClick={close}>
              {words.done}
            </Button>
          ),
        })}
      >
        <DefinitionList items={words.facts.map(([term = '', value]) => ({ term, value }))} />
      </Drawer>
    </>
  )
}

const NO_FILTERS = { name: '', section: '', owes: false }

export function Filters() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const [filters, setFilters] = useState(NO_FILTERS)
  const count = Object.values(filters).filter(Boolean).length
  const close = () => setIsOpen(false)
  return (
    <div className="cluster">
      <Button onClick={() => setIsOpen(true)}>{words.filters}</Button>
      <output className="muted">{words.active.replace('{{count}}', String(count))}</output>
      <Drawer
        isOpen={isOpen}
        title={words.filters}
        onClose={close}
        footer={
          <div className="cluster">
            <Button color="primary" onClick={close}>
              {words.done}
            </Button>
            <Button color="ghost" onClick={() => setFilters(NO_FILTERS)}>
              {words.clear}
            </Button>
          </div>
        }
      >
        <TextField
          label={words.name}
          autoComplete="off"
          value={filters.name}
          onChange={(event) => setFilters({ ...filters, name: event.target.value })}
        />
        <SelectField
          label={words.section}
          value={filters.section}
          onChange={(event) => setFilters({ ...filters, section: event.target.value })}
          options={words.sections.map((label, at) => ({ value: at === 0 ? '' : String(at), label }))}
        />
        <CheckboxField
          label={words.owes}
          checked={filters.owes}
          onChange={(event) => setFilters({ ...filters, owes: event.target.checked })}
        />
      </Drawer>
    </div>
  )
}

export function Side({ direction }: { direction: 'start' | 'end' | 'top' | 'bottom' }) {
  const words = useWords(texts)
  const titleId = useId()
  const isStill = usePrefersReducedMotion()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.showMenu}</Button>
      <Offcanvas isOpen={isOpen} toggle={close} direction={direction} labelledBy={titleId} aria-modal fade={!isStill}>
        <OffcanvasHeader
          tag="h2"
          close={
            <span className="tooltip-edge-end">
              <IconButton icon={X} label={words.close} size="sm" onClick={close} />
            </span>
          }
        >
          <span id={titleId}>{words.menu}</span>
        </OffcanvasHeader>
        <OffcanvasBody>
          <p>{words.menuText}</p>
        </OffcanvasBody>
      </Offcanvas>
    </>
  )
}

export function LongText() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.rules}</Button>
      <Drawer isOpen={isOpen} title={words.rulesTitle} onClose={() => setIsOpen(false)}>
        <ol className="offcanvas-rules">
          {Array.from({ length: 14 }, (_, index) => (
            <li key={index}>{words.rule}</li>
          ))}
        </ol>
      </Drawer>
    </>
  )
}

export function Empty() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.history}</Button>
      <Drawer isOpen={isOpen} title={words.history} onClose={() => setIsOpen(false)}>
        <EmptyState title={words.none} hint={words.noneHint} />
      </Drawer>
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/dialog/Drawer.tsx', 'src/@core/components/dialog/DrawerFrame.tsx'],
  examples: [
    example('anyDrawer', AnyDrawer, { title: anyWords(''), hasFooter: flag(true) }),
    example('filters', Filters),
    example('side', Side, { direction: oneOf('start', 'end', 'top', 'bottom') }),
    example('longText', LongText),
    example('empty', Empty),
  ],
})
