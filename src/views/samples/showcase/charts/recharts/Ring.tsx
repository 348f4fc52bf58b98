import { Cell, Legend, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts'
import type { Picture } from '@/views/samples/showcase/charts/usePicture'
import type { SkinColours } from '@/views/samples/showcase/charts/useSkinColours'
import { asWords, readable } from './chartWords'

interface RingProps {
  picture: Picture
  colours: SkinColours
  parts: readonly string[]
  isHalf?: boolean
}

/** Parts of a whole, each share beside its name. */
export function Ring({ picture, colours, parts, isHalf = false }: RingProps) {
  const place = isHalf
    ? { startAngle: 180, endAngle: 0, cy: '80%', innerRadius: '84%', outerRadius: '120%' }
    : { startAngle: 90, endAngle: -270, innerRadius: '60%', outerRadius: '90%' }
  const share = (label: string, _: unknown, index: number) =>
    asWords(`${label} ${picture.format(picture.series[0]?.values[index] ?? 0)}`)
  const data = picture.names.map((name, index) => ({ name, value: picture.series[0]?.values[index] ?? 0 }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Pie
          data={data}
          dataKey="value"
          rootTabIndex={-1}
          stroke={colours.surface}
          isAnimationActive={false}
          {...place}
        >
          {data.map(({ name }, index) => (
            <Cell key={name} fill={parts[index]} />
          ))}
        </Pie>
        <Tooltip wrapperClassName="recharts-skin" formatter={(value) => readable(picture, value)} />
        <Legend itemSorter={null} formatter={share} />
      </PieChart>
    </ResponsiveContainer>
  )
}
