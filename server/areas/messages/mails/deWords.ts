import type { Say } from '@contract/germanLayers'
import type { MessageWords } from './messageWords'

export const deWords = (say: Say): MessageWords => ({
  greeting: (name) => say`Guten Tag ${name},`,
  greetingAll: say`Guten Tag zusammen,`,
  about: (name) => say`Diese Nachricht betrifft ${name}; Sie erhalten sie als Erziehungsberechtigte/r.`,
  subjects: {
    answer: (title, day) => say`${title}, ${day}: Sind Sie dabei?`,
    changed: (title) => say`Geändert: ${title}`,
    cancelled: (title) => say`Abgesagt: ${title}`,
    reminder: (title, day) => say`Erinnerung: ${title}, ${day}`,
    place: (title, day) => say`Ein Platz für Sie: ${title}, ${day}`,
  },
  openings: {
    answer: (groupName, title) => say`${groupName} möchte wissen, ob Sie bei „${title}“ dabei sind.`,
    confirm: (title) =>
      say`„${title}“ hat sich geändert, seit Sie geantwortet haben. Bitte sagen Sie uns, ob Ihre Antwort noch gilt.`,
    seat: (groupName, title, instrument) =>
      instrument === null
        ? say`${groupName} möchte wissen, ob Sie bei „${title}“ aushelfen können.`
        : say`${groupName} möchte wissen, ob Sie bei „${title}“ aushelfen können: ${instrument}.`,
    changed: (title) => say`„${title}“ hat sich geändert. So ist es jetzt geplant:`,
    cancelled: (title, when) => say`„${title}“ (${when}) ist abgesagt.`,
    held: (title) => say`„${title}“ findet nun doch statt. So ist es jetzt geplant:`,
    reminder: (title) => say`„${title}“ steht bald an, und wir rechnen mit Ihnen.`,
    place: (title) =>
      say`Bei „${title}“ ist ein Platz frei geworden, und er gehört Ihnen: Wir rechnen mit Ihnen. Wenn Sie nicht mehr kommen können, sagen Sie das bitte auf Ihrer Seite, damit ihn die nächste Person bekommt.`,
  },
  option: say`Ob der Termin stattfindet, ist noch nicht sicher: Bitte halten Sie ihn frei.`,
  waiting: say`Sie stehen auf der Warteliste: Wir melden uns, sobald ein Platz frei wird.`,
  full: say`Alle Plätze sind vergeben: Mit einem Ja kommen Sie auf die Warteliste.`,
  when: (when) => say`Wann: ${when}`,
  where: (place) => say`Wo: ${place}`,
  callTime: (time, meetingPoint) => {
    const where = meetingPoint === undefined ? '' : `, ${meetingPoint}`
    return say`Treffen um: ${time}${where}`
  },
  meetingPoint: (place) => say`Treffpunkt: ${place}`,
  dress: (dress) => say`Kleidung: ${dress}`,
  before: (what) => say`Vorher: ${what}`,
  deadline: (when) => say`Bitte antworten Sie bis ${when}.`,
  seatUntil: (when) => say`Bitte antworten Sie bis ${when}; danach fragen wir jemand anderen.`,
  seatTaken: {
    subject: (title) => say`Der Platz ist vergeben: ${title}`,
    text: (title, when) =>
      say`Bei „${title}“ (${when}) spielt nun jemand anderes. Sie brauchen nichts zu tun. Vielen Dank und bis zum nächsten Mal!`,
  },
  optOut: (when) => say`Wir rechnen mit Ihnen, wenn Sie nicht bis ${when} absagen.`,
  moreEvents: (count) =>
    count === 1
      ? say`Ein weiterer Termin der Serie hat sich ebenfalls geändert; auf Ihrer Seite sehen Sie beide.`
      : say`${count} weitere Termine der Serie haben sich ebenfalls geändert; auf Ihrer Seite sehen Sie alle.`,
  actions: { answer: say`Auf meiner Seite antworten`, look: say`Meine Seite öffnen` },
  answerNow: (name) => (name === undefined ? say`Mit einem Klick antworten:` : say`Für ${name} antworten:`),
  answers: { yes: say`Ja`, no: say`Nein`, maybe: say`Vielleicht` },
  ownPage: say`Bitte antworten Sie auf Ihrer Seite; Ihr persönlicher Link öffnet sie.`,
  linkWord: say`Ihr persönlicher Link`,
  everybody: say`alle`,
  yes: say`ja`,
  no: say`nein`,
  footer: (groupName) => say`Diese E-Mail hat ${groupName} mit Batuta verschickt. Der Link ist nur für Sie bestimmt.`,
  plainFooter: (groupName) => say`Diese E-Mail hat ${groupName} mit Batuta verschickt.`,
  unsubscribe: (url) => say`E-Mails abbestellen: ${url}`,
  link: {
    subject: (groupName) => say`${groupName}: Ihre persönliche Seite`,
    text: (groupName) =>
      say`Das ist Ihre Seite bei ${groupName}: was ansteht, wo und wann, und ob Sie dabei sind. Ein Passwort brauchen Sie nicht. Der Link gehört nur Ihnen: Bitte heben Sie ihn gut auf.`,
  },
  wayBack: {
    subject: (groupName) => say`${groupName}: wieder E-Mails erhalten?`,
    text: (groupName) =>
      say`Sie haben die E-Mails von ${groupName} abbestellt, und auf der Seite Ihres Kindes wollte jemand das rückgängig machen. Wenn Sie sie wieder erhalten möchten, sagen Sie es hier; wenn nicht, tun Sie nichts: Dann kommen keine.`,
  },
  test: {
    subject: (groupName) => say`${groupName}: eine Test-E-Mail`,
    text: say`Das ist ein Test. Wenn Sie ihn lesen können, kommen die Nachrichten Ihrer Gruppe an.`,
  },
  page: {
    title: (groupName) => say`E-Mails von ${groupName}`,
    question: (groupName, email) =>
      say`Soll ${groupName} keine E-Mails mehr über Termine und andere Neuigkeiten an ${email} schicken?`,
    confirm: say`E-Mails abbestellen`,
    done: (groupName) =>
      say`Sie erhalten keine E-Mails mehr über Termine und andere Neuigkeiten von ${groupName}. Ihre persönliche Seite funktioniert wie bisher.`,
    undo: say`Wieder bestellen`,
    undone: (groupName) => say`Sie erhalten wieder E-Mails über Termine und andere Neuigkeiten von ${groupName}.`,
    gone: say`Dieser Link gilt nicht mehr. Sie brauchen nichts zu tun.`,
  },
})
