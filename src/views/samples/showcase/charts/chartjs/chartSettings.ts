import type { Picture } from '@/views/samples/showcase/charts/usePicture'
import type { SkinColours } from '@/views/samples/showcase/charts/useSkinColours'

const FAINT = '29'

interface Pointed {
  dataset: { label?: string | undefined }
  raw: unknown
}

/** What every picture has: no animation beyond the house's, its colours and its way to write a number. */
export function shared({ format }: Picture, colours: SkinColours) {
  const label = ({ dataset, raw }: Pointed) =>
    `${dataset.label}: ${(Array.isArray(raw) ? raw : [raw]).map((value) => format(Number(value))).join(' – ')}`
  return {
    maintainAspectRatio: false,
    animation: { duration: 0 },
    plugins: {
      legend: { position: 'bottom', labels: { color: colours.muted, boxWidth: 14 } },
      tooltip: { callbacks: { label } },
    },
  } as const
}

/** Lines are round but in a radar. */
export const round = { elements: { line: { tension: 0.35 } } }

export function scales({ tick }: Picture, colours: SkinColours, isStacked = false) {
  return {
    x: { stacked: isStacked, grid: { display: false }, ticks: { color: colours.muted } },
    y: {
      stacked: isStacked,
      grid: { color: colours.line },
      ticks: { color: colours.muted, callback: (value: string | number) => tick(Number(value)) },
    },
  }
}

/** An area that begins above nothing would make little of much. */
export const fromZero = ({ x, y }: ReturnType<typeof scales>) => ({ x, y: { ...y, beginAtZero: true } })

export const lineRows = ({ names, series }: Picture, colours: SkinColours, isFilled: boolean) => ({
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

export const barRows = ({ names, series }: Picture, colours: SkinColours) => ({
  labels: [...names],
  datasets: series.map(({ label, values }, index) => ({
    label,
    data: [...values],
    backgroundColor: colours.series[index],
    borderRadius: 3,
  })),
})

/** The share stands beside each name, so that nobody has to point at it. */
export function ringRows({ names, series, format }: Picture, colours: SkinColours, parts: string[]) {
  const values = series[0]?.values ?? []
  return {
    labels: names.map((name, index) => `${name} ${format(values[index] ?? 0)}`),
    datasets: [{ data: [...values], backgroundColor: parts, borderColor: colours.surface }],
  }
}

export function ringOptions(picture: Picture, colours: SkinColours) {
  const { plugins, ...others } = shared(picture, colours)
  return {
    ...others,
    plugins: { ...plugins, tooltip: { callbacks: { label: ({ label }: { label: string }) => label } } },
  }
}
