import type { messages as en } from '@/i18n/en/auth'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  signIn: {
    title: 'Entrar',
    lead: 'Os integrantes, as contas e a temporada do seu grupo, num lugar só.',
    revoked: 'Esta sessão foi encerrada em outro lugar. O que não estava salvo aqui foi apagado.',
    email: 'E-mail',
    password: 'Senha',
    submit: 'Entrar',
    passkey: 'Entrar com chave de acesso',
    forgotten: 'Esqueceu a senha?',
    noAccount: 'Primeira vez aqui?',
    register: 'Crie a sua orquestra',
    invited: 'Recebeu um convite? Abra o link que mandaram para você.',
  },
  start: {
    title: 'Boas-vindas ao Batuta',
    lead: 'Ainda não há nenhuma orquestra aqui. Comece pela sua ou conheça antes a nossa.',
    createTitle: 'Crie a sua orquestra',
    createText: 'Dois minutos: o nome do grupo e quem é você. Você começa como responsável pelo grupo.',
    haveAccount: 'Entrar com uma conta',
  },
  demo: {
    title: 'Conheça uma orquestra de demonstração',
    text: 'Banda Sinfônica do Vale: 64 integrantes, todos inventados. Mude o que quiser.',
    as: 'Entrar na {{role}}',
    roles: { admin: 'administração', treasurer: 'tesouraria', conductor: 'regência' },
    hint: {
      admin: 'Integrantes e acessos',
      treasurer: 'Integrantes e contas',
      conductor: 'Agenda e presença',
    },
  },
  register: {
    title: 'Crie a sua orquestra',
    lead: 'Banda, coral ou orquestra: todo grupo que toca ou canta junto.',
    groupPart: 'O grupo',
    groupName: 'Nome do grupo',
    currency: 'Moeda',
    timeZone: 'Fuso horário',
    youPart: 'Você',
    name: 'Seu nome',
    email: 'E-mail',
    emailHint: 'É com ele que você entra.',
    toSignIn: 'Entrar com este e-mail',
    emailTaken: 'Este e-mail já tem uma conta. Entre com ele ou use outro.',
    document: 'Número de documento',
    documentHint:
      'Distingue você de quem tem o mesmo nome. Serve CPF, RG ou matrícula: três caracteres ou mais, com letras, números, pontos, barras e hifens.',
    password: 'Senha',
    submit: 'Criar a orquestra',
    closedTitle: 'Só com convite',
    closed:
      'Aqui não se criam novos grupos. Para entrar no seu, peça um convite a alguém da administração e abra o link.',
    haveAccount: 'Já tem conta?',
    signIn: 'Entrar',
  },
  invitation: {
    title: 'Convite para {{group}}',
    lead: {
      admin: '{{invitedBy}} convidou você para cuidar da administração.',
      treasurer: '{{invitedBy}} convidou você para cuidar da tesouraria.',
      conductor: '{{invitedBy}} convidou você para cuidar da regência.',
      member: '{{invitedBy}} convidou você para fazer parte do grupo.',
      client: '{{invitedBy}} convidou você para conhecer o grupo por dentro.',
    },
    submit: 'Participar',
    invalidTitle: 'Este convite não vale mais',
    invalidText: 'Ele já foi usado, foi cancelado ou tem mais de sete dias. Peça um novo link a quem enviou este.',
    signedInTitle: 'Você entrou como {{name}}',
    signedInText:
      'Este navegador está aberto para {{group}}. Para participar com uma nova conta, saia primeiro; o link continua valendo.',
    signOut: 'Sair e participar',
    stay: 'Continuar como estou',
    toSignIn: 'Ir para a página de entrada',
  },
  ended: {
    title: 'Sua sessão terminou',
    lead: 'Entre de novo e continue de onde parou. O que você digitou continua lá.',
    other: 'Entrar com outra conta',
  },
  notAuthorised: {
    title: 'Esta parte não está aberta para você',
    text: 'A sua função aqui não inclui esta parte. Se precisar dela, fale com a administração do grupo.',
    action: 'Ir para o início',
  },
  notFound: {
    title: 'Não há nada neste endereço',
    text: 'Pode ter sido removido, ou o link está incompleto.',
    action: 'Ir para o início',
  },
}
