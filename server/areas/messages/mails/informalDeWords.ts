import type { Say } from '@contract/germanLayers'
import { deWords } from './deWords'
import type { MessageWords } from './messageWords'

/** For groups that say du: what is said otherwise. */
export function informalDeWords(say: Say): MessageWords {
  const formal = deWords(say)
  return {
    ...formal,
    greeting: (name) => say`Hallo ${name},`,
    greetingAll: say`Hallo zusammen,`,
    about: (name) => say`Diese Nachricht betrifft ${name}; du erhältst sie als Erziehungsberechtigte/r.`,
    subjects: {
      ...formal.subjects,
      answer: (title, day) => say`${title}, ${day}: Bist du dabei?`,
      place: (title, day) => say`Ein Platz für dich: ${title}, ${day}`,
    },
    openings: {
      ...formal.openings,
      answer: (groupName, title) => say`${groupName} möchte wissen, ob du bei „${title}“ dabei bist.`,
      confirm: (title) =>
        say`„${title}“ hat sich geändert, seit du geantwortet hast. Bitte sag uns, ob deine Antwort noch gilt.`,
      seat: (groupName, title, instrument) =>
        instrument === null
          ? say`${groupName} möchte wissen, ob du bei „${title}“ aushelfen kannst.`
          : say`${groupName} möchte wissen, ob du bei „${title}“ aushelfen kannst: ${instrument}.`,
      reminder: (title) => say`„${title}“ steht bald an, und wir rechnen mit dir.`,
      place: (title) =>
        say`Bei „${title}“ ist ein Platz frei geworden, und er gehört dir: Wir rechnen mit dir. Wenn du nicht mehr kommen kannst, sag das bitte auf deiner Seite, damit ihn die nächste Person bekommt.`,
    },
    option: say`Ob der Termin stattfindet, ist noch nicht sicher: Bitte halte ihn frei.`,
    waiting: say`Du stehst auf der Warteliste: Wir melden uns, sobald ein Platz frei wird.`,
    full: say`Alle Plätze sind vergeben: Mit einem Ja kommst du auf die Warteliste.`,
    deadline: (when) => say`Bitte antworte bis ${when}.`,
    seatUntil: (when) => say`Bitte antworte bis ${when}; danach fragen wir jemand anderen.`,
    seatTaken: {
      ...formal.seatTaken,
      text: (title, when) =>
        say`Bei „${title}“ (${when}) spielt nun jemand anderes. Du brauchst nichts zu tun. Vielen Dank und bis zum nächsten Mal!`,
    },
    optOut: (when) => say`Wir rechnen mit dir, wenn du nicht bis ${when} absagst.`,
    moreEvents: (count) =>
      count === 1
        ? say`Ein weiterer Termin der Serie hat sich ebenfalls geändert; auf deiner Seite siehst du beide.`
        : say`${count} weitere Termine der Serie haben sich ebenfalls geändert; auf deiner Seite siehst du alle.`,
    ownPage: say`Bitte antworte auf deiner Seite; dein persönlicher Link öffnet sie.`,
    linkWord: say`dein persönlicher Link`,
    footer: (groupName) =>
      say`Diese E-Mail hat ${groupName} mit Batuta verschickt. Der Link ist nur für dich bestimmt.`,
    link: {
      subject: (groupName) => say`${groupName}: deine persönliche Seite`,
      text: (groupName) =>
        say`Das ist deine Seite bei ${groupName}: was ansteht, wo und wann, und ob du dabei bist. Ein Passwort brauchst du nicht. Der Link gehört nur dir: Bitte heb ihn gut auf.`,
    },
    wayBack: {
      ...formal.wayBack,
      text: (groupName) =>
        say`Du hast die E-Mails von ${groupName} abbestellt, und auf der Seite deines Kindes wollte jemand das rückgängig machen. Wenn du sie wieder erhalten möchtest, sag es hier; wenn nicht, tu nichts: Dann kommen keine.`,
    },
    page: {
      ...formal.page,
      done: (groupName) =>
        say`Du erhältst keine E-Mails mehr über Termine und andere Neuigkeiten von ${groupName}. Deine persönliche Seite funktioniert wie bisher.`,
      undone: (groupName) => say`Du erhältst wieder E-Mails über Termine und andere Neuigkeiten von ${groupName}.`,
      gone: say`Dieser Link gilt nicht mehr. Du brauchst nichts zu tun.`,
    },
  }
}
