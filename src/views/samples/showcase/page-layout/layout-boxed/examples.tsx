import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { LayoutTrial } from '@/views/samples/showcase/page-layout/LayoutTrial'
import { texts } from './texts'

const boxed = { width: 'boxed' } as const
const full = { width: 'full' } as const

export function Boxed() {
  return <LayoutTrial trial={boxed} words={useWords(texts)} />
}

export function Full() {
  const words = useWords(texts)
  return <LayoutTrial trial={full} words={{ ...words, show: words.showFull, isShown: words.isFull }} />
}

export const page = showcasePage(texts, {
  parts: ['src/@core/layouts/AppLayout.tsx', 'src/@core/styles/appLayout.scss', 'src/configs/themeConfig.ts'],
  examples: [example('boxed', Boxed), example('full', Full)],
})
