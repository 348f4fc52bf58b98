import type { AxiosAdapter, AxiosInstance } from 'axios'
import MockAdapter from 'axios-mock-adapter'
import { BadBody, readAsk } from './ask'
import { accountSettingCalls } from './accountSettings'
import { apiKeyCalls } from './apiKeys'
import { autocompleteCalls } from './autocomplete'
import { blogCalls } from './blog'
import { calendarCalls } from './calendar'
import { cardAnalyticsCalls } from './cardAnalytics'
import { cardStatisticsCalls } from './cardStatistics'
import { chatCalls } from './chat'
import { dataTableCalls } from './dataTable'
import { emailCalls } from './email'
import { faqCalls } from './faq'
import { invoiceCalls } from './invoices'
import { jwtCalls } from './jwt'
import { knowledgeBaseCalls } from './knowledgeBase'
import { forgetBookmarks, mainSearchCalls } from './mainSearch'
import { permissionCalls } from './permissions'
import { pricingCalls } from './pricing'
import { profileCalls } from './profile'
import { invalid, type SampleArea, type SampleCall } from './sampleCall'
import { roleCalls } from './roles'
import { shopCalls } from './shop'
import { todoCalls } from './todo'
import { userCalls } from './users'

const areas: SampleArea[] = [
  accountSettingCalls,
  apiKeyCalls,
  autocompleteCalls,
  blogCalls,
  calendarCalls,
  cardAnalyticsCalls,
  cardStatisticsCalls,
  chatCalls,
  dataTableCalls,
  emailCalls,
  faqCalls,
  invoiceCalls,
  jwtCalls,
  knowledgeBaseCalls,
  mainSearchCalls,
  permissionCalls,
  pricingCalls,
  profileCalls,
  roleCalls,
  shopCalls,
  todoCalls,
  userCalls,
]

/** Every call on fresh data. */
export const freshCalls = (): SampleCall[] => areas.flatMap((area) => area())

const HANDLER = { get: 'onGet', post: 'onPost', delete: 'onDelete' } as const

function matcherOf(path: string): RegExp {
  return new RegExp(`^/?${path.slice(1).replace(/:\w+/, '([^/?]+)')}(?:\\?.*)?$`)
}

function register(mock: MockAdapter, { method, path, reply, takes }: SampleCall): void {
  const matcher = matcherOf(path)
  const handler = takes ? mock.onPost(matcher, { asymmetricMatch: takes }) : mock[HANDLER[method]](matcher)
  handler.reply((config) => {
    try {
      return reply(readAsk(config, matcher))
    } catch (thrown) {
      if (thrown instanceof BadBody) return invalid(thrown.message)
      throw thrown
    }
  })
}

export interface SampleLayer {
  adapter: AxiosAdapter
  /** Forgets what the visit changed. */
  reset: () => void
}

/**
 * Answers the sample calls, and hands every other request on by the adapter of `instance`. That has to be a function, of an
 * instance made for this: by an adapter's name, or from the product's instance, a request would lose its base address and its
 * transforms on the way.
 */
export function openSampleLayer(instance: AxiosInstance): SampleLayer {
  const mock = new MockAdapter(instance)
  const answer = mock.adapter()

  function start(): void {
    mock.resetHandlers()
    for (const call of freshCalls()) register(mock, call)
    mock.onAny().passThrough()
  }

  start()
  return {
    adapter: async (config) => {
      try {
        return await answer(config)
      } finally {
        // It would keep every request of the visit.
        mock.resetHistory()
      }
    },
    reset: () => {
      forgetBookmarks()
      start()
    },
  }
}
