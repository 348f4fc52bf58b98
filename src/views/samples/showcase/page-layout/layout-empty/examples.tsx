import { useMemo } from 'react'
import { footerTypes, navbarTypes, type LayoutSettings } from '@/configs/themeConfig'
import { flag, oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { LayoutTrial } from '@/views/samples/showcase/page-layout/LayoutTrial'
import { texts } from './texts'

const empty = { navbar: 'hidden', footer: 'hidden', isMenuHidden: true, hasScrollTop: false } as const

export function Shown() {
  return <LayoutTrial trial={empty} isAtOnce words={useWords(texts)} />
}

export function Pieces({ navbar, footer, isMenuHidden }: Pick<LayoutSettings, 'navbar' | 'footer' | 'isMenuHidden'>) {
  const words = useWords(texts)
  const trial = useMemo(() => ({ navbar, footer, isMenuHidden }), [navbar, footer, isMenuHidden])
  return <LayoutTrial trial={trial} words={{ ...words, show: words.showPieces, isShown: words.isPieces }} />
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/layouts/AppLayout.tsx',
    'src/@core/layouts/AppMenu.tsx',
    'src/@core/components/customizer/Customizer.tsx',
    'src/configs/themeConfig.ts',
  ],
  examples: [
    example('shown', Shown),
    example('pieces', Pieces, {
      navbar: oneOf('hidden', ...navbarTypes.filter((type) => type !== 'hidden')),
      footer: oneOf('hidden', ...footerTypes.filter((type) => type !== 'hidden')),
      isMenuHidden: flag(false),
    }),
  ],
})
