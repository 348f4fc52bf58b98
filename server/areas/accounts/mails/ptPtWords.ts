import type { MailWords } from './mailWords'
import { ledText, roleNames } from './ptBrWords'

export const ptPtWords: MailWords = {
  greeting: (name) => `Olá, ${name},`,
  greetingUnknown: 'Olá,',
  footer: (groupName) =>
    groupName === undefined
      ? 'Este e-mail foi enviado pelo Batuta, o site em que grupos de música se organizam.'
      : `Este e-mail foi enviado pelo Batuta, o site em que ${groupName} se organiza.`,
  device: ({ browser, system }) => {
    if (browser !== undefined && system !== undefined) return `${browser} no ${system}`
    return browser ?? system ?? 'um dispositivo desconhecido'
  },
  verifyEmail: ({ email, groupName }) => ({
    subject: `${groupName}: confirme o seu endereço de e-mail`,
    paragraphs: [
      `Tem uma conta em ${groupName} com o endereço ${email}. Confirme que ele é seu: assim consegue voltar a entrar se um dia esquecer a palavra-passe.`,
      'O link vale por 7 dias. Se não sabe de conta nenhuma, alguém escreveu o endereço errado e não precisa de fazer nada.',
    ],
    action: 'Confirmar o meu endereço',
  }),
  resetPassword: ({ groupName }) => ({
    subject: `${groupName}: crie uma nova palavra-passe`,
    paragraphs: [
      'Alguém, esperamos que o próprio, pediu uma nova palavra-passe para a sua conta. O link abaixo permite criar uma. Ele funciona uma única vez, na próxima hora.',
      'Se não foi o próprio, ignore este e-mail: a sua palavra-passe continua a mesma.',
    ],
    action: 'Criar uma nova palavra-passe',
  }),
  newDevice: ({ groupName }, { device, when }) => ({
    subject: `${groupName}: novo acesso à sua conta`,
    paragraphs: [
      `Alguém entrou na sua conta com um dispositivo que ainda não tinha sido usado nela: ${device}, em ${when}.`,
      'Se foi o próprio, está tudo certo. Se não foi, troque a sua palavra-passe e desligue os outros dispositivos em Definições, Sua conta.',
    ],
    action: 'Ver os meus dispositivos',
  }),
  addressKnown: ({ email, groupName }) => ({
    subject: `${groupName}: este endereço já tem uma conta`,
    paragraphs: [
      `Alguém, talvez o próprio, quis usar ${email} em outra conta. Ele já é o da sua conta em ${groupName}: por isso nada mudou, e quem pediu não ficou a saber.`,
      'Se foi o próprio, entre com este endereço ou troque antes o endereço dessa conta. Se não foi, não precisa de fazer nada.',
    ],
    action: 'Entrar',
  }),
  registeredAgain: ({ email, groupName }) => ({
    subject: `${groupName}: já tem uma conta`,
    paragraphs: [
      `Alguém, talvez o próprio, tentou registar-se com ${email}. Este endereço já é o da sua conta em ${groupName}: por isso nenhuma outra foi criada, e quem tentou não ficou a saber.`,
      'Se foi o próprio, entre com este endereço. Se esqueceu a palavra-passe, a página de entrada envia um link para criar outra. Se não foi, não precisa de fazer nada.',
    ],
    action: 'Entrar',
  }),
  confirmRegistration: (email, groupName) => ({
    subject: groupName === undefined ? 'Batuta: conclua o seu registo' : `${groupName}: conclua o seu registo`,
    paragraphs: [
      groupName === undefined
        ? `Alguém, esperamos que o próprio, registou ${email} no Batuta para criar um grupo. Abra o link e escreva a palavra-passe que escolheu: a sua conta fica então pronta.`
        : `Alguém, esperamos que o próprio, registou ${email} em ${groupName}. Abra o link e escreva a palavra-passe que escolheu: a sua conta fica então pronta.`,
      'O link funciona uma única vez, por 24 horas. Se não sabe de nada disto, ignore este e-mail: sem si nenhuma conta é criada.',
    ],
    action: 'Concluir o meu registo',
  }),
  emailChanged: ({ email, groupName }, when) => ({
    subject: `${groupName}: o seu endereço de e-mail foi trocado`,
    paragraphs: [
      `Desde ${when}, a sua conta usa o endereço ${email}. Com este aqui não se entra mais.`,
      'Se não foi o próprio, avise já a administração do grupo.',
    ],
  }),
  passwordChanged: ({ groupName }, when) => ({
    subject: `${groupName}: a sua palavra-passe foi trocada`,
    paragraphs: [
      `A palavra-passe da sua conta foi trocada em ${when}. Todos os outros dispositivos saíram da conta.`,
      'Se não foi o próprio, peça já uma nova palavra-passe e avise a administração do grupo.',
    ],
    action: 'Pedir uma nova palavra-passe',
  }),
  roleChanged: ({ groupName }, role) => ({
    subject: `${groupName}: a sua função mudou`,
    paragraphs: [`A administração mudou a sua função em ${groupName}. Agora ela é: ${roleNames[role]}.`],
    action: 'Abrir o Batuta',
  }),
  invitation: ({ groupName, invitedBy, role, leads = [] }) => ({
    subject: `${groupName}: um convite para si`,
    paragraphs: [
      `${invitedBy} convida-o para participar em ${groupName} no Batuta. Função: ${roleNames[role]}.`,
      ...(leads.length > 0
        ? [`Vai liderar: ${ledText(leads)}. Vê quem destes vem, marca as respostas e escreve a eles.`]
        : []),
      'O link é só seu. Ele funciona uma única vez e vale por 7 dias.',
    ],
    action: 'Aceitar o convite',
  }),
}
