/** Bulk import from a spreadsheet. */
export const ptBR = {
  ui: {
    import: {
      intro: 'Preencha o modelo e envie a planilha: até {{records}} registros, menos de {{megabytes}} MB.',
      template: 'Baixar modelo {{template}}.xlsx',
      theTemplate: 'o modelo',
      theReport: 'o relatório de erros',
      choose: 'Escolher planilha',
      drop: 'ou arraste um arquivo .xlsx para cá',
      previewing: 'Conferindo {{name}}…',
      creating_one: 'Importando {{count}} registro…',
      creating_other: 'Importando {{count}} registros…',
      cancel: 'Cancelar',
      import: 'Importar',
      another: 'Escolher outro arquivo',
      retry: 'Tentar novamente',
      summary: {
        title: 'Tudo pronto para importar',
        nothing: 'A planilha não tem registros para importar.',
        new_one: '{{count}} registro novo será criado.',
        new_other: '{{count}} registros novos serão criados.',
        updates_one: '{{count}} registro existente será atualizado.',
        updates_other: '{{count}} registros existentes serão atualizados.',
      },
      error: {
        title: 'Não conseguimos carregar seu arquivo',
        invalidFileType:
          'Arquivo incompatível. Por favor, certifique-se de carregar os dados no formato {{template}}.xlsx',
        invalidContent: 'Baixe o relatório de erros para ver quais registros apresentam erros.',
        excededSize: 'O arquivo é muito grande. O tamanho máximo permitido é de 5 MB',
        report: 'Baixar relatório de erros',
        reportName: 'Observaciones',
      },
      created_one: 'Entidade criada com sucesso',
      created_other: 'Entidades criadas com sucesso',
      notCreated_one: 'Não foi possível criar a entidade',
      notCreated_other: 'Não foi possível criar as entidades',
    },
  },
} as const;
