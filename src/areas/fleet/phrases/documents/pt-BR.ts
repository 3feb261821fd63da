/** The screen phrases for documents of a driver or vehicle; the documents area has the names of the types. */
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
