import type { Say } from '@contract/germanLayers'
import { changeLines } from './noticeWords'
import type { NoticeText, NoticeWords, Told } from './noticeWords'

export function deWords(say: Say): NoticeWords {
  const exported = {
    members: say`alle Mitglieder`,
    things: say`alle Leihgaben`,
    jubilees: say`alle Jubiläen und Geburtstage eines Jahres`,
    finances: say`alle Buchungen`,
    movements: say`alle Bewegungen eines Kontos`,
    journal: say`das Buchungsjournal`,
    datev: say`den DATEV-Buchungsstapel`,
    budget: say`ein Budget`,
    analytics: say`alle Zahlen der Termine`,
    attendance: say`alle Zahlen zur Anwesenheit der Mitglieder`,
    audit: say`das ganze Protokoll`,
    answers: say`alle Rückmeldungen`,
    fees: say`alle Beiträge der Mitglieder`,
    levies: say`alle Umlagen`,
    pieces: say`alle Stücke des Repertoires`,
    performed: say`alle aufgeführten Werke`,
    pool: say`alle Aushilfen`,
  }
  const changed = {
    pixKey: say`Pix-Schlüssel`,
    iban: 'IBAN',
    holder: say`Kontoinhaber`,
    details: say`Die eigenen Hinweise der Gruppe zur Zahlung wurden geändert.`,
  }

  function tell(told: Told): NoticeText {
    const { groupName, by = say`Wer den Server betreibt`, when, facts, day, moment } = told
    switch (facts.kind) {
      case 'payment_changed':
        return {
          subject: say`${groupName}: Zahlungsempfänger geändert`,
          paragraphs: [
            say`Am ${when} geändert von: ${by}. Es geht darum, wohin Zahlungen an ${groupName} gehen.`,
            changeLines(facts.changes, changed),
            say`Bitte vergleichen Sie das mit den Angaben Ihrer Bank. Stimmt es nicht, berichtigen Sie es sofort und fragen Sie nach, wer es geändert hat.`,
          ],
          action: say`Zahlungswege ansehen`,
        }
      case 'auditor_link_made':
        return {
          subject: say`${groupName}: Link zur Kassenprüfung erstellt`,
          paragraphs: [
            say`Am ${when} erstellt von: ${by}. Der Link öffnet die Bücher vom ${day(facts.from)} bis zum ${day(facts.to)} für alle, die ihn haben; er gilt bis ${day(facts.expiresOn)}.`,
            say`Wenn Sie von keiner Prüfung wissen, widerrufen Sie ihn.`,
          ],
          action: say`Links ansehen`,
        }
      case 'everything_exported':
        return {
          subject: say`${groupName}: vollständiger Export`,
          paragraphs: [
            say`Am ${when} exportiert von: ${by}. Inhalt: ${exported[facts.what]} (${facts.count}).`,
            say`War das nicht abgesprochen, fragen Sie nach, wofür die Datei gebraucht wird.`,
          ],
          action: say`Batuta öffnen`,
        }
      case 'member_erased':
        return {
          subject: say`${groupName}: Daten eines ehemaligen Mitglieds gelöscht`,
          paragraphs: [
            say`Am ${when} endgültig gelöscht von: ${by}. Betroffen sind die Daten eines ehemaligen Mitglieds; Summen und Zählungen bleiben, wie sie waren.`,
            say`Das lässt sich nicht rückgängig machen. War das nicht abgesprochen, sprechen Sie mit der Person.`,
          ],
          action: say`Batuta öffnen`,
        }
      default:
        return {
          subject: say`${groupName}: alles aus einer Sicherung wiederhergestellt`,
          paragraphs: [
            say`Am ${when} wiederhergestellt von: ${by}. Alle Daten von ${groupName} sind wieder auf dem Stand vom ${moment(facts.madeAt)}.`,
            say`Was dazwischen eingegeben wurde, ist weg: Bitte sehen Sie durch, was Sie seitdem getan haben.`,
          ],
          action: say`Batuta öffnen`,
        }
    }
  }

  return {
    greeting: (name) => say`Guten Tag ${name},`,
    footer: (groupName) =>
      say`Diese E-Mail geht bei ${groupName} an Admins und Kassenführung. Verschickt hat sie Batuta, die Website, mit der sich ${groupName} organisiert.`,
    write: tell,
  }
}
