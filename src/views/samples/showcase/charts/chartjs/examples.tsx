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
import { example, showcasePage } from '@/views/samples/showcase/frame/showcasePage'
import { barRows, fromZero, lineRows, ringOptions, ringRows, round, scales, shared } from './chartSettings'
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

// A canvas inherits no typeface.
ChartJs.defaults.font.family = getComputedStyle(document.body).fontFamily

export function LinePicture() {
  return (
    <ChartWithTable id="linePicture">
      {(picture, colours) => (
        <Line
          data={lineRows(picture, colours, false)}
          options={{ ...shared(picture, colours), ...round, scales: scales(picture, colours) }}
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
          options={{ ...shared(picture, colours), ...round, scales: fromZero(scales(picture, colours)) }}
        />
      )}
    </ChartWithTable>
  )
}

export function BarPicture() {
  return (
    <ChartWithTable id="barPicture">
      {(picture, colours) => (
        <Bar
          data={barRows(picture, colours)}
          options={{ ...shared(picture, colours), scales: scales(picture, colours) }}
        />
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
          options={{ ...shared(picture, colours), scales: scales(picture, colours, true) }}
        />
      )}
    </ChartWithTable>
  )
}

export function DonutPicture() {
  return (
    <ChartWithTable id="donutPicture">
      {(picture, colours) => (
        <Doughnut
          data={ringRows(picture, colours, colours.series)}
          options={{ ...ringOptions(picture, colours), cutout: '62%' }}
        />
      )}
    </ChartWithTable>
  )
}

export function RadarPicture() {
  return (
    <ChartWithTable id="radarPicture">
      {(picture, colours) => {
        const options: ChartOptions<'radar'> = {
          ...shared(picture, colours),
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
            options={{ ...shared(picture, colours), scales: scales(picture, colours) }}
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
          options={{ ...ringOptions(picture, colours), rotation: -90, circumference: 180, cutout: '70%' }}
        />
      )}
    </ChartWithTable>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/views/samples/showcase/charts/chartjs/chartSettings.ts',
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
