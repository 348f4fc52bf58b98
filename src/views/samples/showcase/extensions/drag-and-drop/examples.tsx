import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage } from '@/views/samples/showcase/frame/showcasePage'
import { BetweenLists } from './BetweenLists'
import { OneList } from './OneList'
import { texts } from './texts'
import './page.scss'

export const page = showcasePage(texts, {
  parts: [
    'src/views/samples/showcase/extensions/drag-and-drop/SortableRow.tsx',
    'src/views/samples/showcase/extensions/drag-and-drop/useDragSetup.ts',
    'src/views/samples/showcase/extensions/drag-and-drop/lists.ts',
  ],
  examples: [example('oneList', OneList, { hasButtons: flag(true) }), example('betweenLists', BetweenLists)],
})
