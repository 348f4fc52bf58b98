import type { MessageWords } from './messageWords'

export const ptBrWords: MessageWords = {
  greeting: (name) => `Olá, ${name},`,
  greetingAll: 'Olá, pessoal,',
  about: (name) => `Esta mensagem é sobre ${name}; você a recebe como responsável.`,
  subjects: {
    answer: (title, day) => `${title}, ${day}: você vem?`,
    changed: (title) => `Mudou: ${title}`,
    cancelled: (title) => `Cancelado: ${title}`,
    reminder: (title, day) => `Lembrete: ${title}, ${day}`,
    place: (title, day) => `Uma vaga para você: ${title}, ${day}`,
  },
  openings: {
    answer: (groupName, title) => `${groupName} gostaria de saber se você vem a “${title}”.`,
    confirm: (title) => `“${title}” mudou depois da sua resposta. Diga, por favor, se ela ainda vale.`,
    seat: (groupName, title, instrument) =>
      instrument === null
        ? `${groupName} gostaria de saber se você pode tocar em “${title}” como substituto.`
        : `${groupName} gostaria de saber se você pode tocar em “${title}” como substituto: ${instrument}.`,
    changed: (title) => `“${title}” mudou. Agora está assim:`,
    cancelled: (title, when) => `“${title}” (${when}) foi cancelado.`,
    held: (title) => `“${title}” vai acontecer, sim. Agora está assim:`,
    reminder: (title) => `“${title}” está chegando e contamos com você.`,
    place: (title) =>
      `Uma vaga em “${title}” ficou livre e é sua: contamos com você. Se já não puder vir, diga isso na sua página, para que ela passe a quem espera.`,
  },
  option: 'Ainda não é certo que aconteça: reserve o horário, por favor.',
  waiting: 'Você está na lista de espera: avisamos quando uma vaga ficar livre.',
  full: 'Não há vagas livres: um sim põe você na lista de espera.',
  when: (when) => `Quando: ${when}`,
  where: (place) => `Onde: ${place}`,
  callTime: (time, meetingPoint) => `Chegada: ${time}${meetingPoint === undefined ? '' : `, ${meetingPoint}`}`,
  meetingPoint: (place) => `Ponto de encontro: ${place}`,
  dress: (dress) => `Traje: ${dress}`,
  before: (what) => `Antes: ${what}`,
  deadline: (when) => `Responda até ${when}, por favor.`,
  seatUntil: (when) => `Responda até ${when}; depois disso perguntamos a outra pessoa.`,
  seatTaken: {
    subject: (title) => `A vaga foi preenchida: ${title}`,
    text: (title, when) =>
      `Outra pessoa toca em “${title}” (${when}). Você não precisa fazer nada. Obrigado, e até uma próxima vez!`,
  },
  optOut: (when) => `Contamos com você, a não ser que diga não até ${when}.`,
  moreEvents: (count) =>
    count === 1
      ? 'Mais um evento da série mudou junto; sua página mostra os dois.'
      : `Mais ${count} eventos da série mudaram junto; sua página mostra todos.`,
  actions: { answer: 'Responder na minha página', look: 'Abrir minha página' },
  answerNow: (name) => (name === undefined ? 'Responda com um toque:' : `Responda por ${name}:`),
  answers: { yes: 'Sim', no: 'Não', maybe: 'Talvez' },
  ownPage: 'Responda na sua página; seu link pessoal abre ela.',
  linkWord: 'seu link pessoal',
  everybody: 'pessoal',
  yes: 'sim',
  no: 'não',
  footer: (groupName) => `Este e-mail foi enviado por ${groupName} pelo Batuta. O link é só seu.`,
  plainFooter: (groupName) => `Este e-mail foi enviado por ${groupName} pelo Batuta.`,
  unsubscribe: (url) => `Não receber mais estes e-mails: ${url}`,
  link: {
    subject: (groupName) => `${groupName}: sua página`,
    text: (groupName) =>
      `Esta é a sua página em ${groupName}: o que vem por aí, onde e quando, e se você vai. Não precisa de conta. O link é só seu: guarde-o.`,
  },
  wayBack: {
    subject: (groupName) => `${groupName}: voltar a receber e-mails?`,
    text: (groupName) =>
      `Você parou de receber os e-mails de ${groupName}, e na página da criança alguém pediu um caminho de volta. Se quer recebê-los de novo, confirme aqui; se não, não faça nada: nenhum virá.`,
  },
  test: {
    subject: (groupName) => `${groupName}: e-mail de teste`,
    text: 'Este é um teste. Se você consegue ler, as mensagens do seu grupo chegam.',
  },
  page: {
    title: (groupName) => `E-mails de ${groupName}`,
    question: (groupName, email) =>
      `Você quer que ${groupName} pare de mandar e-mails sobre eventos e outras novidades para ${email}?`,
    confirm: 'Parar estes e-mails',
    done: (groupName) =>
      `Você não recebe mais e-mails sobre eventos e outras novidades de ${groupName}. Sua página pessoal continua funcionando.`,
    undo: 'Voltar a receber',
    undone: (groupName) => `Você volta a receber e-mails sobre eventos e outras novidades de ${groupName}.`,
    gone: 'Este link não funciona mais. Você não precisa fazer nada.',
  },
}
