import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  DoughnutController,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  Tooltip,
  type ChartOptions,
} from 'chart.js'
import { Bar, Doughnut, Line, Radar } from 'react-chartjs-2'
import { ChartWithTable } from '@/views/samples/showcase/charts/ChartWithTable'
import type { Picture } from '@/views/samples/showcase/charts/usePicture'
import type { SkinColours } from '@/views/samples/showcase/charts/useSkinColours'
import { example, showcasePage } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

ChartJs.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  Tooltip,
)

const FAINT = '29'

/** What every picture has: no animation beyond the house's, its colours and its way to write a number. */
function shared(colours: SkinColours) {
  return {
    maintainAspectRatio: false,
    animation: { duration: 0 },
    plugins: { legend: { position: 'bottom', labels: { color: colours.muted, boxWidth: 14 } } },
  } as const
}

/** Lines are round but in a radar. */
const round = { elements: { line: { tension: 0.35 } } }

function scales({ format }: Picture, colours: SkinColours, isStacked = false) {
  return {
    x: { stacked: isStacked, grid: { display: false }, ticks: { color: colours.muted } },
    y: {
      stacked: isStacked,
      grid: { color: colours.line },
      ticks: { color: colours.muted, callback: (value: string | number) => format(Number(value)) },
    },
  }
}

const lineRows = ({ names, series }: Picture, colours: SkinColours, isFilled: boolean) => ({
  labels: [...names],
  datasets: series.map(({ label, values }, index) => ({
    label,
    data: [...values],
    borderColor: colours.series[index],
    backgroundColor: `${colours.series[index]}${FAINT}`,
    borderDash: index > 0 ? [6, 5] : [],
    fill: isFilled,
  })),
})

const barRows = ({ names, series }: Picture, colours: SkinColours) => ({
  labels: [...names],
  datasets: series.map(({ label, values }, index) => ({
    label,
    data: [...values],
    backgroundColor: colours.series[index],
    borderRadius: 3,
  })),
})

export function LinePicture() {
  return (
    <ChartWithTable id="linePicture">
      {(picture, colours) => (
        <Line
          data={lineRows(picture, colours, false)}
          options={{ ...shared(colours), ...round, scales: scales(picture, colours) }}
        />
      )}
    </ChartWithTable>
  )
}

export function AreaPicture() {
  return (
    <ChartWithTable id="areaPicture">
      {(picture, colours) => (
        <Line
          data={lineRows(picture, colours, true)}
          options={{ ...shared(colours), ...round, scales: scales(picture, colours) }}
        />
      )}
    </ChartWithTable>
  )
}

export function BarPicture() {
  return (
    <ChartWithTable id="barPicture">
      {(picture, colours) => (
        <Bar data={barRows(picture, colours)} options={{ ...shared(colours), scales: scales(picture, colours) }} />
      )}
    </ChartWithTable>
  )
}

export function StackPicture() {
  return (
    <ChartWithTable id="stackPicture">
      {(picture, colours) => (
        <Bar
          data={barRows(picture, colours)}
          options={{ ...shared(colours), scales: scales(picture, colours, true) }}
        />
      )}
    </ChartWithTable>
  )
}

function ringRows({ names, series }: Picture, colours: SkinColours, parts: string[]) {
  return {
    labels: [...names],
    datasets: [{ data: [...(series[0]?.values ?? [])], backgroundColor: parts, borderColor: colours.surface }],
  }
}

export function DonutPicture() {
  return (
    <ChartWithTable id="donutPicture">
      {(picture, colours) => (
        <Doughnut data={ringRows(picture, colours, colours.series)} options={{ ...shared(colours), cutout: '62%' }} />
      )}
    </ChartWithTable>
  )
}

export function RadarPicture() {
  return (
    <ChartWithTable id="radarPicture">
      {(picture, colours) => {
        const options: ChartOptions<'radar'> = {
          ...shared(colours),
          scales: {
            r: {
              min: 0,
              ticks: { display: false },
              grid: { color: colours.line },
              angleLines: { color: colours.line },
              pointLabels: { color: colours.muted },
            },
          },
        }
        return <Radar data={lineRows(picture, colours, true)} options={options} />
      }}
    </ChartWithTable>
  )
}

export function RangePicture() {
  return (
    <ChartWithTable id="rangePicture">
      {(picture, colours) => {
        const [least, most] = picture.series
        const spans = picture.names.map((_, index): [number, number] => [
          least?.values[index] ?? 0,
          most?.values[index] ?? 0,
        ])
        return (
          <Bar
            data={{
              labels: [...picture.names],
              datasets: [
                {
                  label: `${least?.label ?? ''} – ${most?.label ?? ''}`,
                  data: spans,
                  backgroundColor: colours.series[0],
                  borderRadius: 3,
                  borderSkipped: false,
                },
              ],
            }}
            options={{ ...shared(colours), scales: scales(picture, colours) }}
          />
        )
      }}
    </ChartWithTable>
  )
}

export function GaugePicture() {
  return (
    <ChartWithTable id="gaugePicture">
      {(picture, colours) => (
        <Doughnut
          data={ringRows(picture, colours, [colours.series[0], colours.line])}
          options={{ ...shared(colours), rotation: -90, circumference: 180, cutout: '70%' }}
        />
      )}
    </ChartWithTable>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/views/samples/showcase/charts/ChartWithTable.tsx',
    'src/views/samples/showcase/charts/usePicture.ts',
    'src/views/samples/showcase/charts/useSkinColours.ts',
  ],
  examples: [
    example('linePicture', LinePicture),
    example('areaPicture', AreaPicture),
    example('barPicture', BarPicture),
    example('stackPicture', StackPicture),
    example('donutPicture', DonutPicture),
    example('radarPicture', RadarPicture),
    example('rangePicture', RangePicture),
    example('gaugePicture', GaugePicture),
  ],
})
