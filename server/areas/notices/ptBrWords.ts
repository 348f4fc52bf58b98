import { changeLines } from './noticeWords'
import type { NoticeText, NoticeWords, Told } from './noticeWords'

export const exported = {
  members: 'todos os integrantes',
  things: 'todos os empréstimos',
  jubilees: 'todos os jubileus e aniversários de um ano',
  finances: 'todos os lançamentos',
  movements: 'todos os movimentos de uma conta',
  journal: 'o livro-caixa',
  datev: 'o lote para a DATEV',
  budget: 'um orçamento',
  analytics: 'todos os números dos eventos',
  attendance: 'todos os números de presença dos integrantes',
  audit: 'todo o registro de atividades',
  answers: 'todas as respostas',
  fees: 'todas as mensalidades',
  levies: 'todas as cobranças extras',
  pieces: 'todas as obras do repertório',
  performed: 'todas as obras executadas',
  pool: 'a lista de substitutos',
}
export const changed = {
  pixKey: 'Chave Pix',
  iban: 'IBAN',
  holder: 'Titular da conta',
  details: 'O texto do grupo sobre como pagar mudou.',
}

function tell({ groupName, by = 'Quem cuida do servidor', when, facts, day, moment }: Told): NoticeText {
  switch (facts.kind) {
    case 'payment_changed':
      return {
        subject: `${groupName}: mudou para onde vai o dinheiro`,
        paragraphs: [
          `${by} mudou como ${groupName} recebe pagamentos, em ${when}.`,
          changeLines(facts.changes, changed),
          'Compare com o que diz o seu banco. Se estiver errado, corrija agora mesmo e pergunte quem mudou.',
        ],
        action: 'Ver como recebemos',
      }
    case 'auditor_link_made':
      return {
        subject: `${groupName}: foi criado um link para auditoria`,
        paragraphs: [
          `${by} criou, em ${when}, um link que abre os livros de ${day(facts.from)} a ${day(facts.to)} para quem o tiver, até ${day(facts.expiresOn)}.`,
          'Se você não sabe de nenhuma auditoria, cancele o link.',
        ],
        action: 'Ver os links',
      }
    case 'everything_exported':
      return {
        subject: `${groupName}: tudo foi levado num arquivo`,
        paragraphs: [
          `${by} gerou um arquivo em ${when}: ${exported[facts.what]} (${facts.count}).`,
          'Se isso não foi combinado, pergunte para que serve o arquivo.',
        ],
        action: 'Abrir o Batuta',
      }
    case 'member_erased':
      return {
        subject: `${groupName}: os dados de um ex-integrante foram apagados`,
        paragraphs: [
          `${by} apagou de vez os dados de um ex-integrante, em ${when}. Somas e contagens continuam como eram.`,
          'Nada os traz de volta. Se isso não foi combinado, fale com quem apagou.',
        ],
        action: 'Abrir o Batuta',
      }
    default:
      return {
        subject: `${groupName}: tudo voltou ao estado de uma cópia de segurança`,
        paragraphs: [
          `${by} fez todos os registros de ${groupName} voltarem ao que eram em ${moment(facts.madeAt)}. Isso foi feito em ${when}.`,
          'O que entrou nesse meio-tempo se perdeu: reveja o que você fez desde então.',
        ],
        action: 'Abrir o Batuta',
      }
  }
}

export const ptBrWords: NoticeWords = {
  greeting: (name) => `Olá, ${name},`,
  footer: (groupName) =>
    `Este e-mail vai para todas as pessoas da administração e da tesouraria de ${groupName}. Foi enviado pelo Batuta, o site em que ${groupName} se organiza.`,
  write: tell,
}
