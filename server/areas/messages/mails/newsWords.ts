import { inGerman, type Say } from '@contract/germanLayers'
import type { Locale } from '@contract/locales'
import type { Readiness } from '@contract/calendar/readiness'
import type { Answer } from '@contract/calendar/replyRules'

type Colour = Readiness['colour']

interface NewsWords {
  daily: (groupName: string) => string
  dailyText: string
  /** `others`: to how many more events. */
  no: (name: string, title: string, others: number) => string
  /** Who comes on other days of the event. */
  noOnDays: (name: string, title: string, others: number) => string
  answers: Record<Answer, string>
  /** Of a yes to an event without a free place. */
  waiting: string
  /** Beside a no of who had answered otherwise before. */
  withdrawn: string
  /** Beside who is away, and who is no member. */
  absence: string
  /** `days`: those of an event that its absence takes. */
  absenceOn: (days: string) => string
  deputy: string
  /** How many of those needed come; `yes` as `change` says it. */
  needed: (instrument: string, yes: string, needed: number) => string
  /** Of those who are asked. */
  coming: (yes: string, asked: number) => string
  light: (before: Colour, after: Colour) => string
  /** Nobody is left to be asked for an event. */
  searchOver: (instrument: string, title: string) => string
  searchOverText: (found: number, seats: number) => string
  openSearch: string
  action: string
  footer: (groupName: string) => string
  stop: (groupName: string, email: string) => string
  stopped: (groupName: string) => string
}

/** `2 → 1`, or the number alone where it is as before. */
export const changeOf = (before: number, after: number) => (before === after ? `${after}` : `${before} → ${after}`)

const colours: Record<'en' | 'pt', Record<Colour, string>> = {
  en: { green: 'green', amber: 'amber', red: 'red' },
  pt: { green: 'verde', amber: 'amarelo', red: 'vermelho' },
}

const written: Record<'en' | 'pt-BR', NewsWords> = {
  en: {
    daily: (groupName) => `${groupName}: who answered`,
    dailyText: 'These answers are new:',
    no: (name, title, others) => `${name} does not come: ${title}${others > 0 ? ` and ${others} more` : ''}`,
    noOnDays: (name, title, others) =>
      `${name} does not come on every day: ${title}${others > 0 ? ` and ${others} more` : ''}`,
    answers: { yes: 'Yes', no: 'No', maybe: 'Maybe' },
    waiting: 'On the waiting list',
    withdrawn: 'had answered before',
    absence: 'away',
    absenceOn: (days) => `away on ${days}`,
    deputy: 'deputy',
    needed: (instrument, yes, needed) => `${instrument}: ${yes} of ${needed}`,
    coming: (yes, asked) => `${yes} of ${asked} come.`,
    light: (before, after) => `Light: ${colours.en[before]} → ${colours.en[after]}`,
    searchOver: (instrument, title) => `Nobody left to ask for ${instrument}: ${title}`,
    searchOverText: (found, seats) =>
      `All deputies of the search have been asked, and ${found} of ${seats} found. Add people to it, or ask somebody yourself.`,
    openSearch: 'Open the search',
    action: 'Open the event',
    footer: (groupName) => `You asked for this mail in your account at ${groupName}.`,
    stop: (groupName, email) => `Shall ${groupName} stop telling ${email} who answers?`,
    stopped: (groupName) => `You get no more mails about answers to ${groupName}. Your account turns them on again.`,
  },
  'pt-BR': {
    daily: (groupName) => `${groupName}: quem respondeu`,
    dailyText: 'Estas respostas são novas:',
    no: (name, title, others) => `${name} não vem: ${title}${others > 0 ? ` e mais ${others}` : ''}`,
    noOnDays: (name, title, others) =>
      `${name} falta em parte dos dias: ${title}${others > 0 ? ` e mais ${others}` : ''}`,
    answers: { yes: 'Sim', no: 'Não', maybe: 'Talvez' },
    waiting: 'Na lista de espera',
    withdrawn: 'já tinha respondido antes',
    absence: 'ausência informada',
    absenceOn: (days) => `ausência informada: ${days}`,
    deputy: 'substituto',
    needed: (instrument, yes, needed) => `${instrument}: ${yes} de ${needed}`,
    coming: (yes, asked) => `${yes} de ${asked} vêm.`,
    light: (before, after) => `Sinal: ${colours.pt[before]} → ${colours.pt[after]}`,
    searchOver: (instrument, title) => `Não há mais a quem perguntar para ${instrument}: ${title}`,
    searchOverText: (found, seats) =>
      `Todos os substitutos da busca foram perguntados, e ${found} de ${seats} encontrados. Inclua mais pessoas, ou peça você a alguém.`,
    openSearch: 'Abrir a busca',
    action: 'Abrir o evento',
    footer: (groupName) => `Você pediu este e-mail na sua conta em ${groupName}.`,
    stop: (groupName, email) => `Você quer que ${groupName} pare de contar a ${email} quem responde?`,
    stopped: (groupName) =>
      `Você não recebe mais e-mails sobre respostas a ${groupName}. Na sua conta você volta a recebê-los.`,
  },
}

const german = (say: Say): NewsWords => {
  const names: Record<Colour, string> = { green: say`grün`, amber: say`gelb`, red: say`rot` }
  return {
    daily: (groupName) => say`${groupName}: neue Rückmeldungen`,
    dailyText: say`Diese Rückmeldungen sind neu:`,
    no: (name, title, others) =>
      others > 0 ? say`Absage von ${name}: ${title} und ${others} weitere` : say`Absage von ${name}: ${title}`,
    noOnDays: (name, title, others) =>
      others > 0
        ? say`Teilweise Absage von ${name}: ${title} und ${others} weitere`
        : say`Teilweise Absage von ${name}: ${title}`,
    answers: { yes: say`Ja`, no: say`Nein`, maybe: say`Vielleicht` },
    waiting: say`Auf der Warteliste`,
    withdrawn: say`vorher anders geantwortet`,
    absence: say`abwesend`,
    absenceOn: (days) => say`abwesend: ${days}`,
    deputy: say`Aushilfe`,
    needed: (instrument, yes, needed) => say`${instrument}: ${yes} von ${needed}`,
    coming: (yes, asked) => say`Zusagen: ${yes} von ${asked}.`,
    light: (before, after) => say`Ampel: ${names[before]} → ${names[after]}`,
    searchOver: (instrument, title) => say`Keine Aushilfe mehr zu fragen: ${instrument}, ${title}`,
    searchOverText: (found, seats) =>
      say`Alle Aushilfen der Suche sind gefragt, gefunden: ${found} von ${seats}. Nehmen Sie weitere auf, oder fragen Sie selbst jemanden.`,
    openSearch: say`Suche öffnen`,
    action: say`Termin öffnen`,
    footer: (groupName) => say`Diese E-Mail haben Sie bei ${groupName} unter „Mein Zugang“ eingeschaltet.`,
    stop: (groupName, email) => say`Soll ${groupName} neue Rückmeldungen nicht mehr an ${email} melden?`,
    stopped: (groupName) =>
      say`Sie erhalten keine E-Mails über Rückmeldungen bei ${groupName} mehr. Unter „Mein Zugang“ schalten Sie sie wieder ein.`,
  }
}

export const newsWords: Record<Locale, NewsWords> = {
  ...written,
  ...inGerman(german),
  'pt-PT': {
    ...written['pt-BR'],
    stop: (groupName, email) => `Quer que ${groupName} deixe de contar a ${email} quem responde?`,
    stopped: (groupName) => `Já não recebe e-mails sobre respostas a ${groupName}. Na sua conta volta a recebê-los.`,
    searchOverText: (found, seats) =>
      `Todos os substitutos da procura foram contactados, e ${found} de ${seats} encontrados. Acrescente pessoas, ou peça a alguém.`,
    searchOver: (instrument, title) => `Não há mais a quem perguntar para ${instrument}: ${title}`,
    openSearch: 'Abrir a procura',
    footer: (groupName) => `Pediu este e-mail na sua conta em ${groupName}.`,
  },
}
