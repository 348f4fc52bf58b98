import type { Role } from '@contract/auth'
import type { LedName } from '@contract/leads'
import type { Section } from '@contract/members'
import type { MailWords } from './mailWords'

export const roleNames: Record<Role, string> = {
  admin: 'administração',
  treasurer: 'tesouraria',
  conductor: 'regência',
  secretary: 'secretaria',
  member: 'integrante',
  client: 'visitante',
}

const familyNames: Record<Section, string> = {
  strings: 'Cordas',
  woodwinds: 'Madeiras',
  brass: 'Metais',
  percussion: 'Percussão',
  keyboards: 'Teclas',
  voices: 'Vozes',
  direction: 'Regência',
  other: 'Outros',
}

export const ledText = (leads: readonly LedName[]) =>
  leads.map(({ name, family }) => name ?? (family ? familyNames[family] : '')).join(', ')

export const ptBrWords: MailWords = {
  greeting: (name) => `Olá, ${name},`,
  greetingUnknown: 'Olá,',
  footer: (groupName) =>
    groupName === undefined
      ? 'Este e-mail foi enviado pelo Batuta, o site em que grupos de música se organizam.'
      : `Este e-mail foi enviado pelo Batuta, o site em que ${groupName} se organiza.`,
  device: ({ browser, system }) => {
    if (browser !== undefined && system !== undefined) return `${browser} no ${system}`
    return browser ?? system ?? 'um aparelho desconhecido'
  },
  verifyEmail: ({ email, groupName }) => ({
    subject: `${groupName}: confirme seu endereço de e-mail`,
    paragraphs: [
      `Você tem uma conta em ${groupName} com o endereço ${email}. Confirme que ele é seu: assim você consegue voltar a entrar se um dia esquecer a senha.`,
      'O link vale por 7 dias. Se você não sabe de conta nenhuma, alguém digitou o endereço errado e você não precisa fazer nada.',
    ],
    action: 'Confirmar meu endereço',
  }),
  resetPassword: ({ groupName }) => ({
    subject: `${groupName}: crie uma nova senha`,
    paragraphs: [
      'Alguém, esperamos que você, pediu uma nova senha para a sua conta. O link abaixo permite criar uma. Ele funciona uma única vez, na próxima hora.',
      'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
    ],
    action: 'Criar uma nova senha',
  }),
  newDevice: ({ groupName }, { device, when }) => ({
    subject: `${groupName}: novo acesso à sua conta`,
    paragraphs: [
      `Alguém entrou na sua conta com um aparelho que ainda não tinha sido usado nela: ${device}, em ${when}.`,
      'Se foi você, está tudo certo. Se não foi, troque sua senha e desconecte os outros aparelhos em Configurações, Sua conta.',
    ],
    action: 'Ver meus aparelhos',
  }),
  addressKnown: ({ email, groupName }) => ({
    subject: `${groupName}: este endereço já tem uma conta`,
    paragraphs: [
      `Alguém, talvez você, quis usar ${email} em outra conta. Ele já é o da sua conta em ${groupName}: por isso nada mudou, e quem pediu não ficou sabendo.`,
      'Se foi você, entre com este endereço ou troque antes o endereço dessa conta. Se não foi, você não precisa fazer nada.',
    ],
    action: 'Entrar',
  }),
  registeredAgain: ({ email, groupName }) => ({
    subject: `${groupName}: você já tem uma conta`,
    paragraphs: [
      `Alguém, talvez você, tentou se cadastrar com ${email}. Este endereço já é o da sua conta em ${groupName}: por isso nenhuma outra foi criada, e quem tentou não ficou sabendo.`,
      'Se foi você, entre com este endereço. Se esqueceu a senha, a página de entrada envia um link para criar outra. Se não foi você, não precisa fazer nada.',
    ],
    action: 'Entrar',
  }),
  confirmRegistration: (email, groupName) => ({
    subject: groupName === undefined ? 'Batuta: conclua seu cadastro' : `${groupName}: conclua seu cadastro`,
    paragraphs: [
      groupName === undefined
        ? `Alguém, esperamos que você, cadastrou ${email} no Batuta para criar um grupo. Abra o link e digite a senha que você escolheu: aí sua conta estará pronta.`
        : `Alguém, esperamos que você, cadastrou ${email} em ${groupName}. Abra o link e digite a senha que você escolheu: aí sua conta estará pronta.`,
      'O link funciona uma única vez, por 24 horas. Se você não sabe de nada disso, ignore este e-mail: sem você nenhuma conta é criada.',
    ],
    action: 'Concluir meu cadastro',
  }),
  emailChanged: ({ email, groupName }, when) => ({
    subject: `${groupName}: seu endereço de e-mail foi trocado`,
    paragraphs: [
      `Desde ${when}, sua conta usa o endereço ${email}. Com este aqui não se entra mais.`,
      'Se não foi você, avise agora mesmo a administração do grupo.',
    ],
  }),
  passwordChanged: ({ groupName }, when) => ({
    subject: `${groupName}: sua senha foi trocada`,
    paragraphs: [
      `A senha da sua conta foi trocada em ${when}. Todos os outros aparelhos saíram da conta.`,
      'Se não foi você, peça uma nova senha agora mesmo e avise a administração do grupo.',
    ],
    action: 'Pedir uma nova senha',
  }),
  roleChanged: ({ groupName }, role) => ({
    subject: `${groupName}: sua função mudou`,
    paragraphs: [`A administração mudou sua função em ${groupName}. Agora ela é: ${roleNames[role]}.`],
    action: 'Abrir o Batuta',
  }),
  invitation: ({ groupName, invitedBy, role, leads = [] }) => ({
    subject: `${groupName}: um convite para você`,
    paragraphs: [
      `${invitedBy} convida você para participar de ${groupName} no Batuta. Função: ${roleNames[role]}.`,
      ...(leads.length > 0
        ? [`Você vai liderar: ${ledText(leads)}. Você vê quem destes vem, marca as respostas e escreve a eles.`]
        : []),
      'O link é só seu. Ele funciona uma única vez e vale por 7 dias.',
    ],
    action: 'Aceitar o convite',
  }),
}
