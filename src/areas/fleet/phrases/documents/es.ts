import type { Translation } from '#kernel/phrases.ts';
import type { documentsPtBR } from './pt-BR.ts';

export const documentsEs: Translation<typeof documentsPtBR> = {
  fleet: {
    documents: {
      title: 'Documentos',
      what: 'el documento',
      whatAll: 'los documentos',
      add: 'Agregar {{document}}',
      change: 'Cambiar {{document}}',
      file: 'Archivo',
      required: 'Obligatorio',
      reasons: 'Motivos',
      save: 'Guardar',
      saved: '{{document}}: guardado',
      removed: '{{document}}: eliminado',
    },
  },
};
