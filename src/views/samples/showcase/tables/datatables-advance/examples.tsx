import { example, showcasePage } from '@/views/samples/showcase/frame/showcasePage'
import { ByColumn } from './ByColumn'
import { Expanding } from './Expanding'
import { FromServer } from './FromServer'
import { InPlace } from './InPlace'
import { texts } from './texts'
import './page.scss'

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/table/DataTable.tsx',
    'src/@core/components/table/toTableColumns.tsx',
    'src/@core/components/table/RowSelection.tsx',
    'src/@core/components/table/FilterBar.tsx',
    'src/@core/files/csvText.ts',
    'src/@core/hooks/useSelection.ts',
  ],
  examples: [
    example('byColumn', ByColumn),
    example('fromServer', FromServer),
    example('expanding', Expanding),
    example('inPlace', InPlace),
  ],
})
