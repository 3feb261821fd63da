import type { Translation } from '#kernel/phrases.ts';
import type { listPtBR } from './pt-BR.ts';

export const listEs: Translation<typeof listPtBR> = {
  loadOrders: {
    screens: {
      actions: {
        openTrip: 'Abrir el viaje',
        assign: 'Asignar',
        reassign: 'Reasignar',
        unassign: 'Quitar camión',
        assignCarrier: 'Asignar transportista',
        start: 'Iniciar viaje',
        finalize: 'Finalizar',
        accept: 'Aceptar documentos',
        pay: 'Registrar pago',
        payMany: 'Pagar',
        updateMany: 'Cambiar varias',
        cancel: 'Cancelar orden',
        remove: 'Eliminar',
        clone: 'Clonar',
        duplicate: 'Duplicar',
        update: 'Editar',
        fillField: 'Completar un campo',
        editDates: 'Cambiar fechas',
        analyst: 'Asignar analista',
        print: 'Imprimir',
        share: 'Compartir mapa',
        more: 'Más acciones',
        import: 'Importar',
        create: 'Nueva orden',
        createAgro: 'Agregar camiones',
        toList: 'Volver a la lista',
      },
      bulk: {
        pay_one: '{{count}} orden seleccionada no está por pagar',
        pay_other: '{{count}} órdenes seleccionadas no están por pagar',
        remove_one: 'Solo se eliminan órdenes programadas: {{count}} seleccionada no lo está',
        remove_other: 'Solo se eliminan órdenes programadas: {{count}} seleccionadas no lo están',
        duplicate_one: '{{count}} orden seleccionada no puede duplicarse',
        duplicate_other: '{{count}} órdenes seleccionadas no pueden duplicarse',
        match_one: 'Solo se asignan órdenes programadas: {{count}} seleccionada no lo está',
        match_other: 'Solo se asignan órdenes programadas: {{count}} seleccionadas no lo están',
        updateMany_one: '{{count}} orden seleccionada no puede cambiarse',
        updateMany_other: '{{count}} órdenes seleccionadas no pueden cambiarse',
      },
    },
  },
};
