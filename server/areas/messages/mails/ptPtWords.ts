import type { MessageWords } from './messageWords'
import { ptBrWords } from './ptBrWords'

/** European Portuguese: the Brazilian words, and what is said otherwise in Portugal. */
export const ptPtWords: MessageWords = {
  ...ptBrWords,
  about: (name) => `Esta mensagem é sobre ${name}; recebe-a como encarregado de educação ou responsável.`,
  subjects: { ...ptBrWords.subjects, answer: (title, day) => `${title}, ${day}: vem?` },
  openings: {
    ...ptBrWords.openings,
    answer: (groupName, title) => `${groupName} gostaria de saber se vem a “${title}”.`,
    held: (title) => `“${title}” vai mesmo acontecer. Agora está assim:`,
    reminder: (title) => `“${title}” está a chegar e contamos consigo.`,
  },
  optOut: (when) => `Contamos consigo, a não ser que diga não até ${when}.`,
  moreEvents: (count) =>
    count === 1
      ? 'Mais um evento da série mudou com este; a sua página mostra os dois.'
      : `Mais ${count} eventos da série mudaram com este; a sua página mostra todos.`,
  actions: { answer: 'Responder na minha página', look: 'Abrir a minha página' },
  ownPage: 'Responda na sua página; o seu link pessoal abre-a.',
  linkWord: 'o seu link pessoal',
  footer: (groupName) => `Este e-mail foi enviado por ${groupName} através do Batuta. O link é só seu.`,
  plainFooter: (groupName) => `Este e-mail foi enviado por ${groupName} através do Batuta.`,
  unsubscribe: (url) => `Deixar de receber estes e-mails: ${url}`,
  link: {
    subject: (groupName) => `${groupName}: a sua página`,
    text: (groupName) =>
      `Esta é a sua página em ${groupName}: o que vem aí, onde e quando, e se vai. Não precisa de conta. O link é só seu: guarde-o.`,
  },
  wayBack: {
    ...ptBrWords.wayBack,
    text: (groupName) =>
      `Deixou de receber os e-mails de ${groupName}, e na página da criança alguém pediu um caminho de volta. Se quer recebê-los de novo, confirme aqui; se não, não faça nada: nenhum virá.`,
  },
  test: {
    ...ptBrWords.test,
    text: 'Este é um teste. Se consegue ler isto, as mensagens do seu grupo chegam.',
  },
  page: {
    ...ptBrWords.page,
    question: (groupName, email) =>
      `Quer que ${groupName} deixe de enviar e-mails sobre eventos e outras novidades para ${email}?`,
    done: (groupName) =>
      `Já não recebe e-mails sobre eventos e outras novidades de ${groupName}. A sua página pessoal continua a funcionar.`,
    undone: (groupName) => `Volta a receber e-mails sobre eventos e outras novidades de ${groupName}.`,
    gone: 'Este link já não funciona. Não precisa de fazer nada.',
  },
}
