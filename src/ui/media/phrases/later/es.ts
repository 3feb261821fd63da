import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    media: {
      file: 'el archivo',
      failed: 'No se pudo cargar el archivo',
      retry: 'Reintentar',
      noPreview: 'Este tipo de archivo no se puede mostrar aquí.',
      download: 'Descargar',
      open: 'Abrir en otra pestaña',
      viewer: {
        title: 'Visualización de archivos',
        back: 'Volver',
        counter: 'Mostrando {{at}} de {{count}}',
        zoomIn: 'Acercar',
        zoomOut: 'Alejar',
        zoom: '{{percent}}%',
        download: 'Descargar',
        remove: 'Eliminar',
        previous: 'Anterior',
        next: 'Siguiente',
        document: 'archivo',
        tools: 'Herramientas',
      },
      gallery: {
        empty: 'Sin documentos',
        select: 'Seleccionar {{label}}',
        selectAll: 'Seleccionar todos',
        clear: 'Limpiar selección',
        selected_one: '{{count}} seleccionado',
        selected_other: '{{count}} seleccionados',
        download_one: 'Descargar {{count}} documento',
        download_other: 'Descargar {{count}} documentos',
        downloadFile: 'Descargar {{label}}',
        view: 'Ver {{label}}',
        missing: 'Sin documento',
        required: 'Obligatorio',
        progress: 'Documentación',
      },
      photos: {
        empty: 'Sin fotos',
        label: 'Fotos',
        role: 'carrusel',
        previous: 'Foto anterior',
        next: 'Foto siguiente',
        view: 'Ver la foto {{at}} de {{count}}: {{name}}',
        counter: '{{at}} de {{count}}',
      },
    },
  },
};
