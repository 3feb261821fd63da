import { profilePtBR } from './profile/pt-BR.ts';
import { startPtBR } from './start/pt-BR.ts';

/** Signing in, passwords, sessions and the own profile. */
export const ptBR = {
  errors: startPtBR.errors,
  validation: {
    passwordShort: 'Mínimo de 8 caracteres',
    passwordLong: 'Máximo de 128 caracteres',
    passwordUpper: 'Inclua uma letra maiúscula',
    passwordLower: 'Inclua uma letra minúscula',
    passwordDigit: 'Inclua um número',
    passwordIsEmail: 'A senha não pode ser o seu e-mail',
    passwordCommon: 'Esta senha é muito comum; escolha outra',
    passwordSame: 'Escolha uma senha diferente da atual',
    passwordRepeat: 'As senhas não são iguais',
    emailSame: 'Este já é o seu e-mail',
    emailRepeat: 'Os e-mails não são iguais',
    recoveryCode: 'Código incorreto ou vencido',
  },
  session: {
    ...startPtBR.session,
    claim: 'A carga certa, no caminhão certo, na estrada certa.',
    fields: {
      email: 'E-mail',
      password: 'Senha',
      showPassword: 'Mostrar a senha',
      newPassword: 'Nova senha',
      repeatPassword: 'Repita a nova senha',
      code: 'Código',
    },
    signIn: {
      title: 'Entrar',
      text: 'Use o e-mail da sua empresa.',
      submit: 'Entrar',
      forgotten: 'Esqueci minha senha',
      withProvider: 'Entrar com {{provider}}',
    },
    demo: { title: 'Contas de demonstração' },
    newPassword: {
      title: 'Defina uma nova senha',
      text: 'Sua senha é temporária. Escolha uma nova para continuar.',
      submit: 'Salvar senha',
      cancel: 'Sair',
    },
    recovery: {
      title: 'Recuperar a senha',
      text: 'Enviaremos um código para o seu e-mail.',
      codeText: 'Digite o código que chegou por e-mail e escolha uma nova senha.',
      send: 'Enviar código',
      submit: 'Salvar nova senha',
      again: 'Enviar outro código',
      back: 'Voltar para a entrada',
    },
    success: {
      codeSent: 'Código enviado, consulte seu e-mail',
      passwordSaved: 'Nova senha salva com sucesso',
      emailSaved: 'E-mail trocado com sucesso',
      profileSaved: 'Dados de perfil salvos com sucesso',
      settingsSaved: 'Configurações salvas com sucesso',
      photoUploaded: 'Foto enviada com sucesso',
    },
    comingSoon: {
      title: 'Em breve por aqui',
      text: 'Ainda estamos construindo esta página. Enquanto isso, o resto do caminho já está aberto.',
      home: 'Ir para o início',
    },
    support: 'Precisa de ajuda? Escreva para {{support}}',
    profile: profilePtBR,
    reminders: {
      password: 'Sua senha temporária termina em {{at}}. Escolha antes disso uma senha sua.',
    },
    mails: {
      recovery: {
        subject: 'Código para recuperar sua senha',
        text: 'Seu código é {{code}}. Ele vale por {{minutes}} minutos.',
        hint: 'Se você não pediu este código, ignore esta mensagem: sua senha continua a mesma.',
      },
      recoveryNotPossible: {
        subject: 'Recuperação de senha',
        text: 'Sua conta ainda espera o primeiro acesso com a senha temporária, por isso não há senha para recuperar.',
        hint: 'Peça ao administrador da sua empresa uma nova senha temporária.',
      },
      emailChanged: {
        subject: 'O e-mail da sua conta foi trocado',
        text: 'O e-mail da sua conta no Tropeiro mudou de {{before}} para {{after}}. De agora em diante você entra com o novo.',
        hint: 'Se não foi você, escreva agora para {{support}}.',
      },
      passwordChanged: {
        subject: 'Sua senha foi alterada',
        text: 'A senha da sua conta acaba de ser alterada e as outras sessões foram encerradas.',
        hint: 'Se não foi você, escreva agora para {{support}}.',
      },
    },
  },
} as const;
