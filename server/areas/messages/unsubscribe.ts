import type { FastifyRequest } from 'fastify'
import type { Locale } from '@contract/locales'
import { actorFrom } from '../../platform/audit/actor'
import { feedTokens } from '../../platform/auth/feedTokens'
import type { AppDependencies } from '../../platform/dependencies'
import { escapeHtml } from '../../platform/mail/mailLayout'
import { findContact } from './contacts'
import { changeNews, findNewsReader } from './newsSettings'
import { newsTokens } from './newsTokens'
import { newsWords } from './mails/newsWords'
import { stopMails, takeMailsAgain } from './mailBlocks'
import { messageWordsOf } from './mails/writeMessage'
import { findSendingGroup } from './settingsRepository'

/** The number of the token never changes: the same link can undo its unsubscription. */
const NUMBER = 1

interface Page {
  lang: Locale
  title: string
  text: string
  button?: { label: string; action: string }
}

/** A page without scripts and external resources: it opens from a mail, on any device. */
function layOut({ lang, title, text, button }: Page): string {
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `</head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    button === undefined
      ? ''
      : `<form method="post" action="${escapeHtml(button.action)}"><button type="submit">${escapeHtml(button.label)}</button></form>`,
    '</main></body></html>',
  ].join('')
}

/** The address in each mail that stops them: for people, and for their mail programs by itself (RFC 8058). */
export function unsubscribing(dependencies: AppDependencies) {
  const { db } = dependencies
  const tokens = feedTokens(dependencies, 'batuta unsubscribe')

  async function open(token: string, fallback: Locale) {
    const holder = tokens.read(token)
    if (holder === undefined || !tokens.isOf(token, { ...holder, number: NUMBER })) return undefined
    const { groupId, userId: personId } = holder
    const contact = await findContact(db, groupId, personId)
    if (contact?.email === undefined) return undefined
    const group = await findSendingGroup(db, groupId)
    const lang = contact.locale ?? group.settings?.locale ?? fallback
    const { id, name, email, block, minors } = contact
    const reader = { groupId, id, name, isGuardian: minors !== undefined }
    return { reader, email, isBlocked: block === 'unsubscribed', group, lang }
  }

  /** Of who is told of answers: stops that alone. */
  async function openNews(token: string) {
    const holder = newsTokens(dependencies).read(token)
    if (holder === undefined || !newsTokens(dependencies).isOf(token, { ...holder, number: NUMBER })) return undefined
    return findNewsReader(db, holder.groupId, holder.userId)
  }

  const gone = (lang: Locale) => layOut({ lang, title: 'Batuta', text: messageWordsOf(lang).page.gone })

  return {
    /** The page that asks for confirmation. Changes nothing, as programs that scan mails follow their links. */
    async ask(token: string, fallback: Locale): Promise<string> {
      const news = await openNews(token)
      if (news) {
        const { page } = messageWordsOf(news.locale)
        const button = { label: page.confirm, action: `/messages/unsubscribe/${token}` }
        const text = newsWords[news.locale].stop(news.groupName, news.email)
        return layOut({ lang: news.locale, title: page.title(news.groupName), text, button })
      }
      const found = await open(token, fallback)
      if (found === undefined) return gone(fallback)
      const { lang, group, email, isBlocked } = found
      const { page } = messageWordsOf(lang, group)
      const action = `/messages/unsubscribe/${token}${isBlocked ? '?undo=1' : ''}`
      return layOut({
        lang,
        title: page.title(group.name),
        text: isBlocked ? page.done(group.name) : page.question(group.name, email),
        button: { label: isBlocked ? page.undo : page.confirm, action },
      })
    },

    /** Unsubscribes the person, or with `isUndo` undoes that. */
    async apply(request: FastifyRequest, token: string, isUndo: boolean, fallback: Locale): Promise<string> {
      const news = await openNews(token)
      if (news) {
        const { groupId, userId, name, locale, groupName } = news
        await changeNews(db, actorFrom(request, { groupId, userId, name }), { isDaily: false })
        const title = messageWordsOf(locale).page.title(groupName)
        return layOut({ lang: locale, title, text: newsWords[locale].stopped(groupName) })
      }
      const found = await open(token, fallback)
      if (found === undefined) return gone(fallback)
      const { reader, email, isBlocked, lang, group } = found
      const { page } = messageWordsOf(lang, group)
      const actor = actorFrom(request, { groupId: reader.groupId, userId: reader.id, name: reader.name })
      if (isUndo) await takeMailsAgain(db, actor, reader)
      else if (!isBlocked) await stopMails(db, actor, reader, email)
      const text = isUndo ? page.undone(group.name) : page.done(group.name)
      const action = `/messages/unsubscribe/${token}?undo=1`
      return layOut({
        lang,
        title: page.title(group.name),
        text,
        ...(!isUndo && { button: { label: page.undo, action } }),
      })
    },
  }
}
