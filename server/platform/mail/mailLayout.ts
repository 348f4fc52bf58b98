import type { Locale } from '@contract/locales'
import type { Mail } from './mailer'

interface MailLink {
  label: string
  url: string
}

/** Links side by side, of which one is pressed. */
export interface MailChoice {
  title: string
  links: MailLink[]
}

/** A mail in words. */
export interface MailText {
  subject: string
  /** Absent: the paragraphs have their own. */
  greeting?: string
  /** One paragraph each; a line break in one stays. */
  paragraphs: string[]
  /** An address in the paragraphs, which can be pressed there. */
  address?: string | undefined
  /** Above the action. */
  choices?: MailChoice[]
  action?: MailLink | undefined
  /** Below the action: what to do if it was not the reader, who sent this. */
  footer: string[]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

const paragraph = (html: string, style = 'margin:0 0 16px') =>
  `<p style="${style}">${html.replaceAll('\n', '<br>')}</p>`

/** The text in HTML, with the address in it to be pressed. */
function withAnchor(text: string, address: string | undefined): string {
  const html = escapeHtml(text)
  if (address === undefined) return html
  const href = escapeHtml(address)
  return html.replaceAll(href, () => `<a href="${href}" style="word-break:break-all">${href}</a>`)
}

const BUTTON = 'padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600;display:inline-block'

function choice({ title, links }: MailChoice): string {
  const style = `${BUTTON};margin:0 8px 8px 0;border:1px solid #7a5a12;color:#7a5a12`
  const anchors = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`,
  )
  return [paragraph(escapeHtml(title), 'margin:24px 0 8px'), paragraph(anchors.join(' '), 'margin:0 0 16px')].join('')
}

function button({ label, url }: MailLink): string {
  const href = escapeHtml(url)
  return [
    `<p style="margin:24px 0"><a href="${href}" style="${BUTTON};background:#7a5a12;color:#fff">${escapeHtml(label)}</a></p>`,
    // For programs that show no links.
    `<p style="margin:0 0 16px;color:#5c564c;font-size:13px;word-break:break-all">${href}</p>`,
  ].join('')
}

/** The same in plain text and in plain HTML: no pictures, nothing from elsewhere, so that it reads well and is not held for advertising. */
export function layOutMail(to: string, locale: Locale, mail: MailText): Mail {
  const { subject, greeting, paragraphs, address, choices = [], action, footer } = mail
  const body = greeting === undefined ? paragraphs : [greeting, ...paragraphs]
  const chosen = choices.map(({ title, links }) =>
    [title, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  )
  const text = [...body, ...chosen, ...(action ? [`${action.label}:\n${action.url}`] : []), '-- ', ...footer]
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f6f2ea;color:#221f1a;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;background:#fff;border-radius:8px;padding:32px">',
    ...body.map((line) => paragraph(withAnchor(line, address))),
    ...choices.map(choice),
    action ? button(action) : '',
    '<hr style="border:0;border-top:1px solid #e4ddd0;margin:24px 0">',
    ...footer.map((line) => paragraph(escapeHtml(line), 'margin:0 0 8px;color:#5c564c;font-size:13px')),
    '</div></body></html>',
  ]
  return { to, subject, text: `${text.join('\n\n')}\n`, html: html.join('') }
}
