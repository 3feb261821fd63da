import type { Translation } from '#kernel/phrases.ts';
import type { papersPtBR } from './pt-BR.ts';

export const papersEs: Translation<typeof papersPtBR> = {
  fleet: {
    papers: {
      title: 'Documentos',
      what: 'el documento',
      whatAll: 'los documentos',
      add: 'Agregar {{paper}}',
      change: 'Cambiar {{paper}}',
      file: 'Archivo',
      required: 'Obligatorio',
      reasons: 'Motivos',
      save: 'Guardar',
      saved: '{{paper}}: guardado',
      removed: '{{paper}}: eliminado',
    },
  },
};
