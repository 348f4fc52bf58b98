import type { Section } from '@contract/members'
import type { InstrumentCode } from '@/shared/instruments/instrumentWords'

type SectionName =
  | 'flutes'
  | 'doubleReeds'
  | 'clarinets'
  | 'saxophones'
  | 'cornets'
  | 'trumpets'
  | 'flugelhorns'
  | 'horns'
  | 'tenorHorns'
  | 'trombones'
  | 'baritones'
  | 'basses'
  | 'doubleBasses'
  | 'harps'
  | 'sopranos'
  | 'altos'
  | 'tenors'
  | 'bassVoices'
  | 'rhythm'

interface ReadySection {
  family: Section
  /** Absent: called as its family. */
  name?: SectionName
  instruments: readonly InstrumentCode[]
}

const conducting: ReadySection = { family: 'direction', instruments: ['conductor'] }
const drums: ReadySection = { family: 'percussion', instruments: ['timpani', 'mallets', 'percussion', 'drumKit'] }
const saxophones: ReadySection = {
  family: 'woodwinds',
  name: 'saxophones',
  instruments: ['sopranoSax', 'altoSax', 'tenorSax', 'baritoneSax'],
}
const trombones: ReadySection = { family: 'brass', name: 'trombones', instruments: ['trombone', 'bassTrombone'] }
const baritones: ReadySection = { family: 'brass', name: 'baritones', instruments: ['baritoneHorn', 'euphonium'] }
const basses: ReadySection = { family: 'brass', name: 'basses', instruments: ['ebBass', 'bbBass'] }

/** By kind of group, each in the order of its scores. */
export const readyLists = {
  orchestra: [
    conducting,
    {
      family: 'woodwinds',
      instruments: ['piccolo', 'flute', 'oboe', 'englishHorn', 'clarinet', 'bassClarinet', 'bassoon', 'contrabassoon'],
    },
    { family: 'brass', instruments: ['horn', 'trumpet', 'trombone', 'bassTrombone', 'tuba'] },
    { family: 'percussion', instruments: ['timpani', 'percussion'] },
    { family: 'strings', name: 'harps', instruments: ['harp'] },
    { family: 'keyboards', instruments: ['piano', 'celesta', 'organ'] },
    { family: 'strings', instruments: ['violin', 'viola', 'cello', 'doubleBass'] },
  ],
  windBand: [
    conducting,
    { family: 'woodwinds', name: 'flutes', instruments: ['piccolo', 'flute'] },
    { family: 'woodwinds', name: 'doubleReeds', instruments: ['oboe', 'englishHorn', 'bassoon'] },
    {
      family: 'woodwinds',
      name: 'clarinets',
      instruments: ['ebClarinet', 'clarinet', 'altoClarinet', 'bassClarinet'],
    },
    saxophones,
    { family: 'brass', name: 'trumpets', instruments: ['trumpet', 'cornet', 'flugelhorn'] },
    { family: 'brass', name: 'horns', instruments: ['horn'] },
    trombones,
    baritones,
    { family: 'brass', name: 'basses', instruments: ['tuba'] },
    { family: 'strings', name: 'doubleBasses', instruments: ['doubleBass'] },
    drums,
  ],
  brassBand: [
    conducting,
    { family: 'brass', name: 'cornets', instruments: ['sopranoCornet', 'cornet', 'flugelhorn'] },
    { family: 'brass', name: 'tenorHorns', instruments: ['tenorHorn'] },
    baritones,
    trombones,
    basses,
    drums,
  ],
  choir: [
    conducting,
    { family: 'voices', name: 'sopranos', instruments: ['soprano', 'mezzo'] },
    { family: 'voices', name: 'altos', instruments: ['alto'] },
    { family: 'voices', name: 'tenors', instruments: ['tenor'] },
    { family: 'voices', name: 'bassVoices', instruments: ['baritone', 'bass'] },
    { family: 'keyboards', instruments: ['piano', 'organ'] },
  ],
  bigBand: [
    conducting,
    { family: 'voices', instruments: [] },
    { ...saxophones, instruments: ['altoSax', 'tenorSax', 'baritoneSax'] },
    { family: 'brass', name: 'trumpets', instruments: ['trumpet', 'flugelhorn'] },
    trombones,
    { family: 'keyboards', instruments: ['piano', 'keyboard'] },
    { family: 'strings', name: 'rhythm', instruments: ['guitar', 'electricGuitar', 'bassGuitar', 'doubleBass'] },
    { family: 'percussion', instruments: ['drumKit', 'percussion'] },
  ],
  fanfare: [
    conducting,
    { family: 'brass', name: 'flugelhorns', instruments: ['flugelhorn'] },
    { family: 'brass', name: 'trumpets', instruments: ['trumpet', 'cornet'] },
    { family: 'brass', name: 'horns', instruments: ['horn', 'tenorHorn'] },
    saxophones,
    trombones,
    baritones,
    basses,
    drums,
  ],
} as const satisfies Record<string, readonly ReadySection[]>

export type ReadyList = keyof typeof readyLists
export const readyListKinds = Object.keys(readyLists).filter((kind): kind is ReadyList => kind in readyLists)
export const sectionsOfList = (kind: ReadyList): readonly ReadySection[] => readyLists[kind]
