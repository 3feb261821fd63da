import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    rateUsed: {
      entered: '1 {{currency}} = {{rate}} {{own}}, desde {{day}}',
      published: '1 {{currency}} = {{rate}} {{own}}, desde {{day}} · {{source}}',
    },
    feedback: {
      close: 'Cerrar',
      undo: 'Deshacer',
      reload: 'Volver a cargar',
      retry: 'Reintentar',
      loading: 'Cargando…',
      theUser: 'el usuario',
      support: '{{name}} (soporte de Tropeiro)',
      copy: 'Copiar {{label}}',
      copied: 'Copiado',
      call: 'Llamar a {{name}}',
      message: 'WhatsApp a {{name}}',
      rating: '{{value}} de {{count}} estrellas',
      exceptions: { title: 'Lo que pide atención', none: 'Nada pide atención ahora' },
      expiry: {
        expired: 'Fecha vencida',
        today: 'Vence hoy',
        days_one: '{{count}} día',
        days_other: '{{count}} días',
        years_one: '{{count}} año',
        years_other: '{{count}} años',
      },
      completion: { complete: 'Completo', pending: 'Pendiente', notCompleted: 'No completo' },
      tableError: {
        title: 'Error al cargar los datos de la tabla',
        text: 'Hubo un problema al cargar, intente nuevamente',
      },
      queryError: {
        title: 'Aviso: Recargue la página',
        text: 'Se produjo un error en la consulta. Por favor, vuelve a intentarlo más tarde.',
        retry: 'Reintentar',
      },
      notFound: {
        title: 'Página no encontrada',
        text: 'La página no se encuentra disponible en este momento',
        home: 'Ir al inicio',
      },
      serverError: {
        text: 'Intente de nuevo en unos minutos. Si el problema continúa, escriba a soporte.',
        support: 'Escribir a soporte',
        subject: 'Error en Tropeiro en {{path}}',
        body: 'Hora: {{time}}\nRuta: {{path}}\nUsuario: {{user}}\n\nLo que estaba haciendo:\n',
      },
    },
  },
};
