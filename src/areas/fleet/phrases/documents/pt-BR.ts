/** The documents of a driver or a vehicle on the screen; what each document is called is said by the documents. */
export const documentsPtBR = {
  fleet: {
    documents: {
      title: 'Documentos',
      what: 'o documento',
      whatAll: 'os documentos',
      add: 'Adicionar {{document}}',
      change: 'Alterar {{document}}',
      file: 'Arquivo',
      required: 'Obrigatório',
      reasons: 'Motivos',
      save: 'Salvar',
      saved: '{{document}}: salvo',
      removed: '{{document}}: removido',
    },
  },
} as const;
