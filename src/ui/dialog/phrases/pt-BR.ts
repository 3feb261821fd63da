export const ptBR = {
  ui: {
    dialog: {
      close: 'Fechar',
      back: 'Voltar',
      confirmation: {
        irreversible: 'Esta ação não poderá ser desfeita',
        remove: {
          f: 'Você deseja excluir esta {{name}}?',
          m: 'Você deseja excluir este {{name}}?',
          button: 'Excluir',
        },
        cancel: {
          f: 'Você deseja cancelar esta {{name}}?',
          m: 'Você deseja cancelar este {{name}}?',
          button: 'Cancelar',
        },
      },
      warning: { title: 'Advertência', continue: 'Continuar' },
      reminder: { title: 'Lembrete', accept: 'Aceitar' },
      password: {
        title: 'Confirme sua senha',
        text: 'Para continuar, digite a senha da sua conta.',
        label: 'Senha',
        toggle: 'Mostrar ou ocultar a senha',
        confirm: 'Confirmar',
        wrong: 'Senha incorreta',
      },
    },
  },
} as const;
