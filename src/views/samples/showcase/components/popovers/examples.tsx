import { CircleHelp } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '@/@core/components/Button'
import { DropPanel } from '@/@core/components/DropPanel'
import { TextField } from '@/@core/components/fields/TextField'
import { IconButton } from '@/@core/components/IconButton'
import { Avatar } from '@/@core/components/page/Avatar'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { flag, oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

interface AnyPopoverProps {
  side: 'below' | 'above'
  disabled: boolean
  text: string
}

export function AnyPopover({ side, disabled, text }: AnyPopoverProps) {
  const words = useWords(texts)
  return (
    <div className="popovers-page">
      <DropPanel
        side={side}
        renderTrigger={(button) => (
          <Button {...button} disabled={disabled}>
            {words.why}
          </Button>
        )}
      >
        {() => (
          <>
            <h3>{words.closed}</h3>
            <p>{text === '' ? words.closedText : text}</p>
          </>
        )}
      </DropPanel>
    </div>
  )
}

export function Help() {
  const words = useWords(texts)
  return (
    <div className="popovers-page">
      <p className="popovers-line">
        <strong>{words.forecast}</strong>
      </p>
      <div className="popovers-line">
        {words.forecastText}
        <DropPanel
          renderTrigger={(button) => <IconButton {...button} icon={CircleHelp} size="sm" label={words.whatIsIt} />}
        >
          {() => <p>{words.forecastHelp}</p>}
        </DropPanel>
      </div>
    </div>
  )
}

export function Glance() {
  const words = useWords(texts)
  return (
    <div className="popovers-page">
      <DropPanel
        renderTrigger={(button) => (
          <Button {...button} color="link">
            Clara Duarte
          </Button>
        )}
      >
        {() => (
          <>
            <div className="popovers-person">
              <Avatar name="Clara Duarte" isLarge />
              <div>
                <h3>Clara Duarte</h3>
                <p>{words.section}</p>
              </div>
            </div>
            <DefinitionList
              items={[
                { term: words.phone, value: '+55 51 5550-1000' },
                { term: words.since, value: '2019' },
              ]}
            />
            <div className="cluster">
              <Button to="/members" size="sm">
                {words.open}
              </Button>
            </div>
          </>
        )}
      </DropPanel>
    </div>
  )
}

export function WithField() {
  const words = useWords(texts)
  return (
    <div className="popovers-page">
      <DropPanel renderTrigger={(button) => <Button {...button}>{words.note}</Button>}>
        {(close) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <TextField label={words.noteLabel} hint={words.noteHint} autoComplete="off" />
            <div className="cluster">
              <Button type="submit" size="sm">
                {words.keep}
              </Button>
              <Button color="ghost" size="sm" onClick={close}>
                {words.cancel}
              </Button>
            </div>
          </form>
        )}
      </DropPanel>
    </div>
  )
}

export function InScroller() {
  const words = useWords(texts)
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  return (
    // It is moved by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="popovers-scroller" tabIndex={0} aria-label={words.scroller}>
      <button type="button" className="btn btn-secondary" popoverTarget={id}>
        {words.why}
      </button>
      <div ref={popover} id={id} popover="auto" className="popovers-native">
        <p>{words.closedText}</p>
        <Button size="sm" onClick={() => popover.current?.hidePopover()}>
          {words.gotIt}
        </Button>
      </div>
      {words.filler.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/DropPanel.tsx'],
  examples: [
    example('anyPopover', AnyPopover, {
      side: oneOf('below', 'above'),
      disabled: flag(false),
      text: anyWords(''),
    }),
    example('help', Help),
    example('glance', Glance),
    example('withField', WithField),
    example('inScroller', InScroller),
  ],
})
