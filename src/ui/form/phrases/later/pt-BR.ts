export const ptBR = {
  ui: {
    form: {
      back: 'Voltar',
      buttons: {
        cancel: 'Cancelar',
        previous: 'Anterior',
        next: 'Seguinte',
        create: 'Criar',
        save: 'Salvar',
      },
      steps: { label: 'Etapas', count: 'Etapa {{step}} de {{total}}' },
      entries: {
        drag: 'Mover {{name}}: arraste ou use as setas',
        moveUp: 'Mover {{name}} para cima',
        moveDown: 'Mover {{name}} para baixo',
        moved: '{{name}} está agora na posição {{number}} de {{count}}',
        unnamed: 'sem nome',
      },
      leave: {
        question: 'Tem certeza de que deseja sair sem salvar a tarefa?',
        leave: 'Sair sem salvar',
        stay: 'Continuar editando',
      },
      changed: {
        by: '{{name}} alterou: {{fields}}.',
        elsewhere: 'Alterado em outro lugar: {{fields}}.',
        others: 'outros dados',
        kept: 'O que você digitou foi mantido.',
        take: 'Usar os novos valores',
        dismiss: 'Entendi',
        ended:
          'Enquanto você editava, este registro mudou de situação e não pode mais ser salvo. O que você digitou fica aqui para copiar.',
      },
      draft: {
        restored: 'Recuperamos o que você tinha preenchido.',
        discard: 'Descartar',
        cleared: 'O que você tinha preenchido foi descartado',
      },
    },
  },
} as const;
