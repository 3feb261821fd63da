import { defineArea, label } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

export const screens = defineScreens({
  uploader: { path: 'uploader/{type}', guard: 'open' },
});

/** Records read from spreadsheets. */
export const area = defineArea({
  tables: ['import_file'],
  screens,
  titles: {
    uploader: label('Importar', 'Importar', 'Import'),
  },
});
