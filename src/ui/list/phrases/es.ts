import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    list: {
      none: 'sin valor',
      rest: '+{{number}}',
      total: { one: '{{total}} registro', many: '{{total}} registros', span: '{{first}}–{{last}} de {{total}}' },
      search: { label: 'Buscar en la lista', placeholder: 'Buscar', clear: 'Limpiar la búsqueda' },
      filters: {
        more: 'Más filtros ({{number}})',
        fewer: 'Menos filtros',
        title: 'Filtros',
        open: 'Filtros: {{number}} en uso',
        find: 'Buscar en {{label}}',
        remove: 'Quitar el filtro {{label}}',
        clear: 'Limpiar todo',
        show: 'Ver {{total}}',
        gone: 'valor que ya no existe',
      },
      sort: { title: 'Ordenar', ascending: '{{column}}: ascendente', descending: '{{column}}: descendente' },
      columns: {
        title: 'Columnas',
        reset: 'Restaurar lo habitual',
        width: 'Ancho de la columna {{column}}',
        automatic: 'automático',
        drag: 'Arrastre para cambiar el ancho; doble clic lo ajusta al contenido',
      },
      density: {
        compact: 'Filas compactas',
        toCompact: 'Usar filas compactas',
        toNormal: 'Usar filas normales',
      },
      views: {
        title: 'Vistas',
        none: 'Guarde los filtros, el orden y las columnas de ahora y vuelva a ellos con un clic.',
        name: 'Guardar la vista actual como',
        example: 'Ej.: En ruta hoy',
        save: 'Guardar',
        saved: 'Vista “{{name}}” guardada',
        remove: 'Eliminar la vista {{name}}',
        removed: 'Vista “{{name}}” eliminada',
      },
      live: {
        gone_one: '{{count}} salió de la lista · Actualizar',
        gone_other: '{{count}} salieron de la lista · Actualizar',
      },
      row: {
        select: 'Seleccionar {{name}}',
        selectPage: 'Seleccionar todas las de esta página',
        actions: 'Acciones de {{name}}',
        tools: 'Acciones',
      },
      bulk: {
        title: 'Acciones en lote',
        one: '{{number}} seleccionado',
        many: '{{number}} seleccionados',
        clear: 'Limpiar la selección',
      },
      pages: {
        title: 'Páginas',
        size: 'Filas por página',
        page: 'Página {{page}}',
        place: '{{page}} de {{pages}}',
        previous: 'Página anterior',
        next: 'Página siguiente',
      },
      empty: { hint: 'Revise la búsqueda o quite algún filtro.', clear: 'Limpiar filtros' },
      download: {
        order: 'Descargar .xlsx',
        tray: 'Planillas',
        fold: 'Plegar las planillas',
        unfold: 'Mostrar las planillas',
        waiting: 'Preparando…',
        rows: '{{rows}} de {{total}}',
        ready: 'Lista para descargar',
        failed: 'No se pudo preparar. Pídala otra vez en la lista.',
        save: 'Descargar',
        dismiss: 'Cerrar la planilla {{title}}',
      },
    },
  },
};
