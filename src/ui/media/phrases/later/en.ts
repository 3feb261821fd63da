import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    media: {
      file: 'the file',
      failed: 'The file could not be loaded',
      retry: 'Try again',
      noPreview: 'This type of file cannot be shown here.',
      download: 'Download',
      open: 'Open in another tab',
      viewer: {
        title: 'File viewer',
        back: 'Back',
        counter: 'Showing {{at}} of {{count}}',
        zoomIn: 'Zoom in',
        zoomOut: 'Zoom out',
        zoom: '{{percent}}%',
        download: 'Download',
        remove: 'Delete',
        previous: 'Previous',
        next: 'Next',
        document: 'file',
        tools: 'Tools',
      },
      gallery: {
        empty: 'No documents',
        select: 'Select {{label}}',
        selectAll: 'Select all',
        clear: 'Clear selection',
        selected_one: '{{count}} selected',
        selected_other: '{{count}} selected',
        download_one: 'Download {{count}} document',
        download_other: 'Download {{count}} documents',
        downloadFile: 'Download {{label}}',
        view: 'View {{label}}',
        missing: 'No document',
        required: 'Required',
        progress: 'Documents',
      },
      photos: {
        empty: 'No photos',
        label: 'Photos',
        role: 'carousel',
        previous: 'Previous photo',
        next: 'Next photo',
        view: 'View photo {{at}} of {{count}}: {{name}}',
        counter: '{{at}} of {{count}}',
      },
    },
  },
};
