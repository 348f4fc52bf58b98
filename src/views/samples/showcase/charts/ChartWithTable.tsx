import type { ReactNode } from 'react'
import { Table } from 'reactstrap'
import { useTexts } from '@/views/samples/showcase/frame/showcasePage'
import '@/views/samples/dashboards/boardChart.scss'
import './chartWithTable.scss'
import { pictureTexts, type PictureId } from './pictureTexts'
import { usePicture, type Picture } from './usePicture'
import { useSkinColours, type SkinColours } from './useSkinColours'

interface ChartWithTableProps {
  id: PictureId
  children: (picture: Picture, colours: SkinColours) => ReactNode
}

const allTexts = {
  en: { ...pictureTexts.en, use: '', avoid: '' },
  'pt-BR': { ...pictureTexts['pt-BR'], use: '', avoid: '' },
}

/** The picture is for the eye alone; the table that folds out below says the same to everyone. */
export function ChartWithTable({ id, children }: ChartWithTableProps) {
  const { words, examples } = useTexts(allTexts)
  const picture = usePicture(id)
  const colours = useSkinColours()
  const { title } = examples[id]
  return (
    <>
      <div className="picture-box" aria-hidden>
        {children(picture, colours)}
      </div>
      <details className="board-figures">
        <summary>
          {words.figures}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <Table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.point}</th>
              {picture.series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {picture.names.map((name, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {picture.series.map(({ label, values }) => (
                  <td key={label}>{picture.format(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  )
}
