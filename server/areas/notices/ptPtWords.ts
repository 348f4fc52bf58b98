import { changed, exported as brazilian } from './ptBrWords'
import { changeLines } from './noticeWords'
import type { NoticeText, NoticeWords, Told } from './noticeWords'

const exported = {
  ...brazilian,
  audit: 'todo o registo de atividades',
  fees: 'todas as quotas',
}

function tell({ groupName, by = 'Quem cuida do servidor', when, facts, day, moment }: Told): NoticeText {
  switch (facts.kind) {
    case 'payment_changed':
      return {
        subject: `${groupName}: mudou para onde vai o dinheiro`,
        paragraphs: [
          `${by} mudou como ${groupName} recebe pagamentos, em ${when}.`,
          changeLines(facts.changes, changed),
          'Compare com o que diz o seu banco. Se estiver errado, corrija já e pergunte quem mudou.',
        ],
        action: 'Ver como recebemos',
      }
    case 'auditor_link_made':
      return {
        subject: `${groupName}: foi criado um link para auditoria`,
        paragraphs: [
          `${by} criou, em ${when}, um link que abre os livros de ${day(facts.from)} a ${day(facts.to)} para quem o tiver, até ${day(facts.expiresOn)}.`,
          'Se não sabe de nenhuma auditoria, cancele o link.',
        ],
        action: 'Ver os links',
      }
    case 'everything_exported':
      return {
        subject: `${groupName}: foi tudo levado num ficheiro`,
        paragraphs: [
          `${by} gerou um ficheiro em ${when}: ${exported[facts.what]} (${facts.count}).`,
          'Se isso não foi combinado, pergunte para que serve o ficheiro.',
        ],
        action: 'Abrir o Batuta',
      }
    case 'member_erased':
      return {
        subject: `${groupName}: os dados de um ex-integrante foram apagados`,
        paragraphs: [
          `${by} apagou definitivamente os dados de um ex-integrante, em ${when}. Somas e contagens continuam como eram.`,
          'Nada os traz de volta. Se isso não foi combinado, fale com quem apagou.',
        ],
        action: 'Abrir o Batuta',
      }
    default:
      return {
        subject: `${groupName}: tudo regressou ao estado de uma cópia de segurança`,
        paragraphs: [
          `${by} repôs todos os registos de ${groupName} como eram em ${moment(facts.madeAt)}. Isso foi feito em ${when}.`,
          'O que entrou entretanto perdeu-se: reveja o que fez desde então.',
        ],
        action: 'Abrir o Batuta',
      }
  }
}

export const ptPtWords: NoticeWords = {
  greeting: (name) => `Olá, ${name},`,
  footer: (groupName) =>
    `Este e-mail vai para todas as pessoas da administração e da tesouraria de ${groupName}. Foi enviado pelo Batuta, o site em que ${groupName} se organiza.`,
  write: tell,
}
