import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { Badge } from '@/@core/components/page/Badge'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { TabSet } from '@/views/samples/kit/TabSet'
import { texts } from './texts'
import '@/@core/styles/customizer.scss'
import './page.scss'

export function Plain({ isVertical, isFilled }: { isVertical: boolean; isFilled: boolean }) {
  const words = useWords(texts)
  return (
    <TabSet
      look="pills"
      label={words.season}
      isVertical={isVertical}
      isFilled={isFilled}
      tabs={words.seasons.map(([label = '', text]) => ({ id: label, label, content: <p>{text}</p> }))}
    />
  )
}

export function WithMore() {
  const words = useWords(texts)
  return (
    <TabSet
      look="pills"
      label={words.views}
      tabs={[
        {
          id: 'list',
          label: (
            <>
              <List size={16} strokeWidth={1.75} aria-hidden />
              {words.list}
              <Badge>24</Badge>
            </>
          ),
          content: <p>{words.listText}</p>,
        },
        {
          id: 'grid',
          label: (
            <>
              <LayoutGrid size={16} strokeWidth={1.75} aria-hidden />
              {words.grid}
            </>
          ),
          content: <p>{words.gridText}</p>,
        },
        { id: 'map', label: words.map, content: null, isDisabled: true },
      ]}
    />
  )
}

export function Upright() {
  const words = useWords(texts)
  return (
    <TabSet
      isVertical
      look="pills"
      label={words.help}
      tabs={words.helpPages.map(([label = '', text]) => ({ id: label, label, content: <p>{text}</p> }))}
    />
  )
}

export function Segments({ isDisabled }: { isDisabled: boolean }) {
  const words = useWords(texts)
  const [reply, setReply] = useState('yes')
  return (
    <div className="pills-segments">
      <ChoiceGroup
        legend={words.coming}
        isDisabled={isDisabled}
        value={reply}
        onChange={setReply}
        options={[
          { value: 'yes', label: words.yes },
          { value: 'perhaps', label: words.perhaps },
          { value: 'no', label: words.no },
        ]}
      />
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/kit/TabSet.tsx', 'src/@core/components/customizer/ChoiceGroup.tsx'],
  examples: [
    example('plain', Plain, { isVertical: flag(false), isFilled: flag(false) }),
    example('withMore', WithMore),
    example('upright', Upright),
    example('segments', Segments, { isDisabled: flag(false) }),
  ],
})
