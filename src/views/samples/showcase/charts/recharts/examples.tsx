import type { ReactNode } from 'react'
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  PolarAngleAxis,
  PolarGrid,
  Radar,
  RadarChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { ChartWithTable } from '@/views/samples/showcase/charts/ChartWithTable'
import type { Picture } from '@/views/samples/showcase/charts/usePicture'
import type { SkinColours } from '@/views/samples/showcase/charts/useSkinColours'
import { example, showcasePage } from '@/views/samples/showcase/frame/showcasePage'
import { asWords, readable } from './chartWords'
import { Ring } from './Ring'
import { texts } from './texts'
import './page.scss'

/** Recharts reads a row for each point. */
const pointsOf = ({ names, series }: Picture) =>
  names.map((name, index) => ({
    name,
    ...Object.fromEntries(series.map(({ label, values }) => [label, values[index] ?? 0])),
  }))

interface FrameProps {
  picture: Picture
  colours: SkinColours
  data?: object[]
  children: ReactNode
}

/** What every picture with two axes has. */
function Axes({ picture, colours, data, children }: FrameProps) {
  const axis = { tickLine: false, axisLine: false, tick: { fill: colours.muted, fontSize: 12 } }
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={data ?? pointsOf(picture)} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={colours.line} />
        <XAxis dataKey="name" {...axis} />
        <YAxis {...axis} width="auto" tickFormatter={picture.tick} />
        <Tooltip wrapperClassName="recharts-skin" formatter={(value) => readable(picture, value)} />
        <Legend itemSorter={null} formatter={asWords} />
        {children}
      </ComposedChart>
    </ResponsiveContainer>
  )
}

export function LinePicture() {
  return (
    <ChartWithTable id="linePicture">
      {(picture, colours) => (
        <Axes picture={picture} colours={colours}>
          {picture.series.map(({ label }, index) => (
            <Line
              key={label}
              dataKey={label}
              type="monotone"
              stroke={colours.series[index]}
              strokeWidth={2.5}
              strokeDasharray={index > 0 ? '6 5' : undefined}
              dot={{ strokeDasharray: 'none' }}
              isAnimationActive={false}
            />
          ))}
        </Axes>
      )}
    </ChartWithTable>
  )
}

export function AreaPicture() {
  return (
    <ChartWithTable id="areaPicture">
      {(picture, colours) => (
        <Axes picture={picture} colours={colours}>
          {picture.series.map(({ label }) => (
            <Area
              key={label}
              dataKey={label}
              type="monotone"
              stroke={colours.series[0]}
              strokeWidth={2.5}
              fill={colours.series[0]}
              fillOpacity={0.16}
              isAnimationActive={false}
            />
          ))}
        </Axes>
      )}
    </ChartWithTable>
  )
}

export function BarPicture() {
  return (
    <ChartWithTable id="barPicture">
      {(picture, colours) => (
        <Axes picture={picture} colours={colours}>
          {picture.series.map(({ label }, index) => (
            <Bar key={label} dataKey={label} fill={colours.series[index]} radius={3} isAnimationActive={false} />
          ))}
        </Axes>
      )}
    </ChartWithTable>
  )
}

export function StackPicture() {
  return (
    <ChartWithTable id="stackPicture">
      {(picture, colours) => (
        <Axes picture={picture} colours={colours}>
          {picture.series.map(({ label }, index) => (
            <Bar key={label} dataKey={label} stackId="all" fill={colours.series[index]} isAnimationActive={false} />
          ))}
        </Axes>
      )}
    </ChartWithTable>
  )
}

export function DonutPicture() {
  return (
    <ChartWithTable id="donutPicture">
      {(picture, colours) => <Ring picture={picture} colours={colours} parts={colours.series} />}
    </ChartWithTable>
  )
}

export function RadarPicture() {
  return (
    <ChartWithTable id="radarPicture">
      {(picture, colours) => (
        <ResponsiveContainer width="100%" height="100%">
          {/* The names around it have to fit on a phone. */}
          <RadarChart data={pointsOf(picture)} outerRadius="65%" accessibilityLayer={false}>
            <PolarGrid stroke={colours.line} />
            <PolarAngleAxis dataKey="name" tick={{ fill: colours.muted, fontSize: 12 }} />
            {picture.series.map(({ label }, index) => (
              <Radar
                key={label}
                dataKey={label}
                stroke={colours.series[index]}
                strokeWidth={2}
                strokeDasharray={index > 0 ? '6 5' : undefined}
                fill={colours.series[index]}
                fillOpacity={0.12}
                isAnimationActive={false}
              />
            ))}
            <Tooltip wrapperClassName="recharts-skin" formatter={(value) => readable(picture, value)} />
            <Legend itemSorter={null} formatter={asWords} />
          </RadarChart>
        </ResponsiveContainer>
      )}
    </ChartWithTable>
  )
}

export function RangePicture() {
  return (
    <ChartWithTable id="rangePicture">
      {(picture, colours) => {
        const [least, most] = picture.series
        const label = `${least?.label ?? ''} – ${most?.label ?? ''}`
        const data = picture.names.map((name, index) => ({
          name,
          [label]: [least?.values[index] ?? 0, most?.values[index] ?? 0],
        }))
        return (
          <Axes picture={picture} colours={colours} data={data}>
            <Bar dataKey={label} fill={colours.series[0]} radius={3} maxBarSize={40} isAnimationActive={false} />
          </Axes>
        )
      }}
    </ChartWithTable>
  )
}

export function GaugePicture() {
  return (
    <ChartWithTable id="gaugePicture">
      {(picture, colours) => (
        <Ring picture={picture} colours={colours} parts={[colours.series[0], colours.line]} isHalf />
      )}
    </ChartWithTable>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/styles/chart.scss',
    'src/views/samples/showcase/charts/recharts/Ring.tsx',
    'src/views/samples/showcase/charts/ChartWithTable.tsx',
    'src/views/samples/showcase/charts/usePicture.ts',
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
