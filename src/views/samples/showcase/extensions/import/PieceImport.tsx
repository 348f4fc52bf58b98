import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { csvText } from '@/@core/files/csvText'
import { saveTextFile } from '@/@core/files/saveFile'
import { ImportWizard } from '@/@core/import/wizard/ImportWizard'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { createPieceServer } from './pieceServer'
import { texts } from './texts'
import { usePieceArea } from './usePieceArea'

export function PieceImport({ linesMax }: { linesMax: number }) {
  const words = useWords(texts)
  const { i18n } = useTranslation('samples')
  const area = usePieceArea(linesMax)
  const server = useMemo(() => createPieceServer(words.failed, words.gone), [words])
  const counted = (sentence: string) => (count: number) => sentence.replace('{{count}}', String(count))
  const lines = words.lines.map((line) => line.split('; '))
  const saveSample = () =>
    saveTextFile(words.fileName, csvText(words.header, lines, i18n.language), 'text/csv;charset=utf-8')
  return (
    <ImportWizard
      area={area}
      server={server}
      storageKey="showcase.import"
      texts={{
        confirm: counted(words.confirm),
        added: counted(words.added),
        see: words.see,
        seePath: '/extensions/import#example-headings',
      }}
    >
      {() => (
        <div className="cluster import-sample">
          <Button onClick={saveSample}>
            <Download size={16} aria-hidden />
            {words.sample}
          </Button>
          <span className="muted">{words.sampleNote}</span>
        </div>
      )}
    </ImportWizard>
  )
}
