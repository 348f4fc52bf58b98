import { expect, it } from 'vitest'
import { isOfProduct, isSharedByProduct } from '../../scripts/productModules'

interface Imports {
  statically?: string[]
  dynamically?: string[]
  code?: string
}

const reactstrap = '/node_modules/reactstrap/esm/index.js'
const offcanvas = '/node_modules/reactstrap/esm/Offcanvas.js'
const card = '/node_modules/reactstrap/esm/Card.js'

/** By their importers' names, what they import: the product's start, two of its screens, and a page of the samples. */
const files: Record<string, Imports> = {
  '/src/main.tsx': {
    dynamically: ['/src/views/members/Page.tsx', '/src/views/finances/Page.tsx', '/src/views/samples/Page.tsx'],
  },
  '/src/views/members/Page.tsx': { statically: ['/src/@core/Card.tsx', '/src/@core/Drawer.tsx'] },
  '/src/views/finances/Page.tsx': { statically: ['/src/@core/Card.tsx'] },
  '/src/views/samples/Page.tsx': {
    statically: ['/src/@core/Card.tsx', '/src/@core/Rating.tsx', '/src/@core/Drawer.tsx', reactstrap],
    dynamically: ['/src/@core/Late.tsx'],
    code: "import { Offcanvas } from 'reactstrap'",
  },
  '/src/@core/Card.tsx': { statically: [reactstrap], code: "import { Card } from 'reactstrap'" },
  [reactstrap]: {
    statically: [card, offcanvas],
    code: "import { Card } from './Card.js'\nimport { Offcanvas } from './Offcanvas.js'\nexport { Card, Offcanvas }",
  },
}

function moduleOf(id: string) {
  const importersBy = (kind: 'statically' | 'dynamically') =>
    Object.keys(files).filter((file) => files[file]?.[kind]?.includes(id))
  return {
    isEntry: id === '/src/main.tsx',
    code: files[id]?.code ?? '',
    importers: importersBy('statically'),
    dynamicImporters: importersBy('dynamically'),
  }
}

it('what only the samples import is none of the product, by whatever way they import it', () => {
  const isIt = (id: string) => isOfProduct(id, moduleOf)
  expect(['/src/@core/Card.tsx', '/src/@core/Drawer.tsx', card].filter(isIt)).toHaveLength(3)
  expect(['/src/@core/Rating.tsx', '/src/@core/Late.tsx', offcanvas].filter(isIt)).toEqual([])
})

it('a sample makes nothing shared that one screen of the product needs', () => {
  const isIt = (id: string) => isSharedByProduct(id, moduleOf)
  expect(['/src/@core/Card.tsx', card].filter(isIt)).toHaveLength(2)
  expect(['/src/@core/Drawer.tsx', '/src/@core/Rating.tsx', offcanvas].filter(isIt)).toEqual([])
})
