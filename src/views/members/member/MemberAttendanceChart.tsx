import { useTranslation } from 'react-i18next'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { MemberRecord } from '@contract/analytics'

const HEIGHT_PX = 140
const margin = { top: 8, right: 8, bottom: 0, left: 0 }

/** Each month's events, those to which the member came below the others. */
export function MemberAttendanceChart({ months }: { months: MemberRecord['byMonth'] }) {
  const { i18n } = useTranslation()
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' })
  const bar = { stackId: 'events', maxBarSize: 20, isAnimationActive: false }
  return (
    <ResponsiveContainer width="100%" height={HEIGHT_PX}>
      <BarChart data={[...months]} accessibilityLayer={false} margin={margin}>
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => name.format(new Date(`${month}-01T00:00:00Z`)).replace('.', '')}
          tickLine={false}
          axisLine={false}
          minTickGap={4}
        />
        <YAxis allowDecimals={false} tickLine={false} axisLine={false} width="auto" />
        <Bar dataKey="present" className="chart-income" {...bar} />
        <Bar dataKey="excused" className="chart-audience" {...bar} />
        <Bar dataKey="absent" className="chart-expense" {...bar} />
      </BarChart>
    </ResponsiveContainer>
  )
}
