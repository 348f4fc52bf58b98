import ApexCharts, { type ApexOptions } from 'apexcharts'
import { useEffect, useRef } from 'react'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import { ChartWithTable } from '@/views/samples/showcase/charts/ChartWithTable'
import type { Picture } from '@/views/samples/showcase/charts/usePicture'
import type { SkinColours } from '@/views/samples/showcase/charts/useSkinColours'
import { example, showcasePage } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

interface ApexProps {
  type: 'line' | 'area' | 'bar' | 'donut' | 'radar' | 'rangeBar' | 'radialBar'
  picture: Picture
  colours: SkinColours
  series: ApexOptions['series']
  options?: ApexOptions
}

/** ApexCharts in the house's colours: what every picture of it has. */
function Apex({ type, picture, colours, series, options }: ApexProps) {
  const isStill = usePrefersReducedMotion()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { names, format, tick } = picture
    const chart = new ApexCharts(box.current, {
      colors: colours.series,
      theme: { mode: colours.skin },
      dataLabels: { enabled: false },
      grid: { borderColor: colours.line },
      legend: { position: 'bottom', labels: { colors: colours.muted } },
      xaxis: { categories: [...names], axisBorder: { color: colours.line }, axisTicks: { show: false } },
      // An area that begins above nothing would make little of much.
      yaxis: { labels: { formatter: tick }, ...(type === 'area' && { min: 0 }) },
      tooltip: { y: { formatter: format } },
      ...options,
      series,
      chart: {
        type,
        height: '100%',
        toolbar: { show: false },
        zoom: { enabled: false },
        animations: { enabled: !isStill, speed: 180 },
        background: 'transparent',
        foreColor: colours.muted,
        fontFamily: 'inherit',
        ...options?.chart,
      },
    })
    void chart.render()
    return () => chart.destroy()
  }, [type, picture, colours, series, options, isStill])
  return <div ref={box} className="picture-fill" />
}

/** The library's own sizes leave half of the room empty. */
const RADAR_PX = 88
const GAUGE_PX = 400

const rows = ({ series }: Picture) => series.map(({ label, values }) => ({ name: label, data: [...values] }))
const lines: ApexOptions = { stroke: { width: 2.5, curve: 'smooth', dashArray: [0, 6] } }
const filled: ApexOptions = { stroke: { width: 2.5, curve: 'smooth' }, fill: { type: 'solid', opacity: 0.16 } }
const bars: ApexOptions = { plotOptions: { bar: { borderRadius: 3, columnWidth: '55%' } } }
const stacked: ApexOptions = { ...bars, chart: { stacked: true } }

export function LinePicture() {
  return (
    <ChartWithTable id="linePicture">
      {(picture, colours) => (
        <Apex type="line" picture={picture} colours={colours} series={rows(picture)} options={lines} />
      )}
    </ChartWithTable>
  )
}

export function AreaPicture() {
  return (
    <ChartWithTable id="areaPicture">
      {(picture, colours) => (
        <Apex type="area" picture={picture} colours={colours} series={rows(picture)} options={filled} />
      )}
    </ChartWithTable>
  )
}

export function BarPicture() {
  return (
    <ChartWithTable id="barPicture">
      {(picture, colours) => (
        <Apex type="bar" picture={picture} colours={colours} series={rows(picture)} options={bars} />
      )}
    </ChartWithTable>
  )
}

export function StackPicture() {
  return (
    <ChartWithTable id="stackPicture">
      {(picture, colours) => (
        <Apex type="bar" picture={picture} colours={colours} series={rows(picture)} options={stacked} />
      )}
    </ChartWithTable>
  )
}

export function DonutPicture() {
  return (
    <ChartWithTable id="donutPicture">
      {(picture, colours) => (
        <Apex
          type="donut"
          picture={picture}
          colours={colours}
          series={[...(picture.series[0]?.values ?? [])]}
          options={{
            labels: [...picture.names],
            stroke: { colors: [colours.surface] },
            legend: {
              position: 'bottom',
              labels: { colors: colours.muted },
              formatter: (name: string, { seriesIndex }: { seriesIndex: number }) =>
                `${name} ${picture.format(picture.series[0]?.values[seriesIndex] ?? 0)}`,
            },
          }}
        />
      )}
    </ChartWithTable>
  )
}

export function RadarPicture() {
  return (
    <ChartWithTable id="radarPicture">
      {(picture, colours) => (
        <Apex
          type="radar"
          picture={picture}
          colours={colours}
          series={rows(picture)}
          options={{
            stroke: { width: 2, dashArray: [0, 6] },
            fill: { opacity: 0.12 },
            yaxis: { show: false, min: 0 },
            // A radar does not take the colour of the other words.
            xaxis: {
              categories: [...picture.names],
              labels: { style: { colors: picture.names.map(() => colours.muted) } },
            },
            plotOptions: {
              radar: {
                size: RADAR_PX,
                polygons: { strokeColors: colours.line, connectorColors: colours.line, fill: { colors: [] } },
              },
            },
          }}
        />
      )}
    </ChartWithTable>
  )
}

export function RangePicture() {
  return (
    <ChartWithTable id="rangePicture">
      {(picture, colours) => {
        const [least, most] = picture.series
        const data = picture.names.map((name, index) => ({
          x: name,
          y: [least?.values[index] ?? 0, most?.values[index] ?? 0],
        }))
        return (
          <Apex
            type="rangeBar"
            picture={picture}
            colours={colours}
            series={[{ name: `${least?.label ?? ''} – ${most?.label ?? ''}`, data }]}
            options={bars}
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
        <Apex
          type="radialBar"
          picture={picture}
          colours={colours}
          series={[picture.series[0]?.values[0] ?? 0]}
          options={{
            // It draws a whole ring's room; of the lower half there is nothing to see.
            chart: { height: GAUGE_PX },
            labels: [picture.names[0] ?? ''],
            plotOptions: {
              radialBar: {
                startAngle: -90,
                endAngle: 90,
                track: { background: colours.line },
                // In the arch: below its middle a phone cuts them off.
                dataLabels: {
                  name: { offsetY: -28, fontSize: '0.875rem' },
                  value: { offsetY: -22, color: colours.ink, formatter: picture.format },
                },
              },
            },
          }}
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
