/** What was looked at, and how it is; where it is not well, `text` says what to do. */
export interface Finding {
  part: string
  isWell: boolean
  text: string
}

export const well = (part: string, text: string): Finding => ({ part, isWell: true, text })

export const amiss = (part: string, text: string): Finding => ({ part, isWell: false, text })

/** `1.5 GB`, in the units that disks are sold in. */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

/** What a check threw is a finding too: one that cannot look is no reason to leave out the others. */
export async function examine(part: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  return look().catch((error: unknown) => [amiss(part, error instanceof Error ? error.message : String(error))])
}
