import { ChevronDown, ChevronUp, Copy, Ellipsis, Pencil, Printer, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { DropPanel } from '@/@core/components/DropPanel'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { IconButton } from '@/@core/components/IconButton'
import { PanelChoice } from '@/@core/components/navbar/PanelChoice'
import { flag, oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

interface MenuProps {
  side: 'below' | 'above'
  disabled: boolean
  isBusy: boolean
}

export function Menu({ side, disabled, isBusy }: MenuProps) {
  const words = useWords(texts)
  const [done, setDone] = useState('')
  return (
    <div className="dropdowns-page cluster">
      <DropPanel
        side={side}
        renderTrigger={(button) => (
          <Button {...button} disabled={disabled} isBusy={isBusy}>
            {words.more}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      >
        {(close) =>
          words.acts.map((act) => (
            <button
              key={act}
              type="button"
              className="panel-row"
              onClick={() => {
                setDone(act)
                close()
              }}
            >
              <span className="panel-row-text">{act}</span>
            </button>
          ))
        }
      </DropPanel>
      <output className="muted">{done}</output>
    </div>
  )
}

const colours = ['primary', 'secondary', 'ghost', 'danger', 'danger-quiet'] as const

/** A row each for colours, small ones, and where the panel opens. */
export function Variants() {
  const words = useWords(texts)
  const panelOf = (close: () => void) =>
    words.acts.map((act) => (
      <button key={act} type="button" className="panel-row" onClick={close}>
        <span className="panel-row-text">{act}</span>
      </button>
    ))
  return (
    <div className="dropdowns-page dropdowns-variants">
      {([undefined, 'sm'] as const).map((size) => (
        <div key={size ?? 'usual'} className="cluster">
          {colours.map((color, index) => (
            <DropPanel
              key={color}
              renderTrigger={(button) => (
                <Button {...button} color={color} {...(size && { size })}>
                  {words.variants[index]}
                  <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
                </Button>
              )}
            >
              {panelOf}
            </DropPanel>
          ))}
        </div>
      ))}
      <div className="cluster">
        {(['below', 'above'] as const).map((side, index) => (
          <DropPanel
            key={side}
            side={side}
            renderTrigger={(button) => (
              <Button {...button}>
                {words.sides[index]}
                {side === 'above' ? (
                  <ChevronUp size={16} strokeWidth={1.75} aria-hidden />
                ) : (
                  <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
                )}
              </Button>
            )}
          >
            {panelOf}
          </DropPanel>
        ))}
        <DropPanel renderTrigger={(button) => <IconButton {...button} icon={Settings2} label={words.settings} />}>
          {panelOf}
        </DropPanel>
      </div>
    </div>
  )
}

export function WithIcons() {
  const words = useWords(texts)
  const [done, setDone] = useState('')

  function act(name: string, close: () => void): void {
    setDone(name)
    close()
  }

  return (
    <div className="dropdowns-page cluster">
      <DropPanel renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={words.moreOf} />}>
        {(close) => (
          <>
            <button type="button" className="panel-row" onClick={() => act(words.edit, close)}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden />
              <span className="panel-row-text">{words.edit}</span>
              <span className="panel-row-hint">E</span>
            </button>
            <button type="button" className="panel-row" onClick={() => act(words.copy, close)}>
              <Copy size={16} strokeWidth={1.75} aria-hidden />
              <span className="panel-row-text">{words.copy}</span>
            </button>
            <button type="button" className="panel-row" disabled>
              <Printer size={16} strokeWidth={1.75} aria-hidden />
              <span className="panel-row-text">{words.print}</span>
            </button>
            <hr />
            <button type="button" className="panel-row is-danger" onClick={() => act(words.remove, close)}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              <span className="panel-row-text">{words.remove}</span>
            </button>
          </>
        )}
      </DropPanel>
      <output className="muted">{done}</output>
    </div>
  )
}

export function OneOfSome() {
  const words = useWords(texts)
  const [chosen, setChosen] = useState(0)
  return (
    <div className="dropdowns-page">
      <DropPanel
        renderTrigger={(button) => (
          <Button {...button}>
            {words.sortedBy} {words.sorts[chosen]}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      >
        {(close) => (
          <>
            <p className="dropdowns-group">{words.sortedBy}</p>
            {words.sorts.map((sort, index) => (
              <PanelChoice
                key={sort}
                isChosen={index === chosen}
                onChoose={() => {
                  setChosen(index)
                  close()
                }}
              >
                {sort}
              </PanelChoice>
            ))}
          </>
        )}
      </DropPanel>
    </div>
  )
}

export function Split() {
  const words = useWords(texts)
  const [done, setDone] = useState('')
  return (
    <div className="dropdowns-page cluster">
      <div className="dropdowns-split">
        <Button onClick={() => setDone(words.save)}>{words.save}</Button>
        <DropPanel
          renderTrigger={(button) => (
            <Button {...button} label={words.otherWays}>
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            </Button>
          )}
        >
          {(close) =>
            words.ways.map((way) => (
              <button
                key={way}
                type="button"
                className="panel-row"
                onClick={() => {
                  setDone(way)
                  close()
                }}
              >
                <span className="panel-row-text">{way}</span>
              </button>
            ))
          }
        </DropPanel>
      </div>
      <output className="muted">{done}</output>
    </div>
  )
}

export function WithFields() {
  const words = useWords(texts)
  return (
    <div className="dropdowns-page">
      <DropPanel
        renderTrigger={(button) => (
          <Button {...button}>
            {words.columns}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      >
        {(close) => (
          <div className="dropdowns-form">
            {words.columnNames.map((name) => (
              <CheckboxField key={name} label={name} defaultChecked />
            ))}
            <Button size="sm" onClick={close}>
              {words.done}
            </Button>
          </div>
        )}
      </DropPanel>
    </div>
  )
}

export function LongText() {
  const words = useWords(texts)
  return (
    <div className="dropdowns-page">
      <DropPanel
        renderTrigger={(button) => (
          <Button {...button}>
            {words.events}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      >
        {(close) => (
          <button type="button" className="panel-row" onClick={close}>
            <span className="panel-row-text">{words.long}</span>
            <span className="panel-row-hint">{words.longHint}</span>
          </button>
        )}
      </DropPanel>
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/DropPanel.tsx', 'src/@core/components/navbar/PanelChoice.tsx'],
  examples: [
    example('variants', Variants),
    example('menu', Menu, { side: oneOf('below', 'above'), disabled: flag(false), isBusy: flag(false) }),
    example('withIcons', WithIcons),
    example('oneOfSome', OneOfSome),
    example('split', Split),
    example('withFields', WithFields),
    example('longText', LongText),
  ],
})
