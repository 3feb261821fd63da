/** What is also needed outside the screens of this area: errors of the session, and the name of the product. */
export const startPtBR = {
  errors: {
    session: {
      wrongCredentials: 'E-mail ou senha incorretos.',
      unknownUser: 'O usuário não existe.',
      refreshRefused: 'Sua sessão terminou. Entre novamente.',
      accessDenied: 'Acesso negado: você não tem autorização...',
      disabled: 'Usuário desabilitado, entre em contato com o administrador.',
      temporaryPasswordExpired: 'A senha temporária expirou, entre em contato com o administrador',
      usesIdentityProvider: 'As contas desta instalação são de um provedor de identidade. Entre por meio dele.',
      companyNotAllowed: 'Você não trabalha nesta empresa.',
      noVerifiedContact: 'Sua conta não tem e-mail nem telefone verificado, entre em contato com o administrador.',
      identityProviderMissing: 'Nenhum provedor de identidade está configurado.',
      userExists: 'Já existe uma conta com o e-mail ou o número de telefone informado.',
      alreadyMember: 'Você já trabalha nesta empresa: mude para ela no menu do perfil.',
      newPasswordNotDue: 'Sua senha já foi definida.',
      wrongPassword: 'Senha incorreta',
      passwordNotChanged: 'Não foi possível alterar a senha',
      limitExceeded: 'O limite de tentativas foi excedido, tente novamente depois de um tempo.',
      internal: 'O serviço de identidade não está disponível, tente novamente mais tarde.',
      verificationTimeout: 'Temos um problema ao verificar seu usuário, tente mais tarde.',
      network: 'Erro de rede, não é possível se comunicar com o servidor',
    },
  },
  session: {
    product: 'Tropeiro',
  },
} as const;
