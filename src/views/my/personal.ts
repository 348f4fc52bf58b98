import { createContext, useContext } from 'react'
import type { AnswerOf, MadeCall, OptionsIfNeeded } from '@/api/madeCall'
import type { MyEvent, MyPage, OwnReply } from '@contract/calendar/replies'
import type { Answer } from '@contract/calendar/replyRules'
import type { MyText } from './myText'

/**
 * Makes a call as the person of the page: with their personal link, or their account's token. Rejects with an HttpError
 * (src/api/failure.ts).
 */
export type PersonalRequest = <const C extends MadeCall>(
  call: C,
  ...options: OptionsIfNeeded<C>
) => Promise<AnswerOf<C>>

/** Fetches what a call answers with a file, as the same person; rejects as `PersonalRequest` does. */
export type PersonalFile = (call: MadeCall, id: string) => Promise<Blob>

/** Somebody else whose link this phone has, as a sister or brother of the person of the page. */
export interface Relative {
  name: string
  /** As they have answered, whether or not the server knows. */
  events: readonly MyEvent[]
  give: (reply: OwnReply) => void
}

/** The event that a mail is about, whose link opens the page. */
export interface OpenedEvent {
  eventId: string
  /** That was pressed in the mail. */
  answer?: Answer
}

/**
 * What every part of a personal page needs. The same parts stand on the light page of a link, which has no store, no router and
 * no i18next, and in the shell: they take all three from here.
 */
export interface PersonalCalls {
  request: PersonalRequest
  fetchFile: PersonalFile
  /** Owner of the phone's copy of the page and of answers that wait to be sent; null: nothing is stored. */
  owner: string | null
  /** Called with the person of the loaded page. */
  onPerson?: ((page: Pick<MyPage, 'person' | 'group' | 'duesHidden'>) => void) | undefined
  opened?: OpenedEvent | undefined
  /** `opened` was shown. */
  onOpened?: (() => void) | undefined
  /** Those who can be answered for in the same press. */
  relatives?: readonly Relative[] | undefined
  t: MyText
  language: string
  /** For dates and times. */
  locale: string
}

export const PersonalContext = createContext<PersonalCalls | null>(null)

export function usePersonal(): PersonalCalls {
  const personal = useContext(PersonalContext)
  if (personal === null) throw new Error('A part of a personal page stands outside of its context')
  return personal
}
