import type { Section } from '@contract/members'

export interface InSection {
  section: Section
  /** The group's own name for it. Absent: it is called as its family. */
  ownSection?: string | undefined
}

/** By which people are grouped into sections. */
export const sectionKey = ({ section, ownSection = '' }: InSection): string => `${section}/${ownSection}`
