/** The papers of a driver or a vehicle on the screen; what each paper is called is said by the documents. */
export const papersPtBR = {
  fleet: {
    papers: {
      title: 'Documentos',
      what: 'o documento',
      whatAll: 'os documentos',
      add: 'Adicionar {{paper}}',
      change: 'Alterar {{paper}}',
      file: 'Arquivo',
      required: 'Obrigatório',
      reasons: 'Motivos',
      save: 'Salvar',
      saved: '{{paper}}: salvo',
      removed: '{{paper}}: removido',
    },
  },
} as const;
