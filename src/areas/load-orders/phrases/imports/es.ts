import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  imports: {
    targets: {
      loadOrder: 'Órdenes de carga',
      loadOrderAttributes: 'Órdenes de carga con atributos',
      multiDelivery: 'Entregas múltiples',
    },
    titles: {
      loadOrder: 'Importar órdenes de carga',
      loadOrderAttributes: 'Importar órdenes de carga con atributos',
      multiDelivery: 'Importar entregas múltiples',
    },
    columns: {
      orderCode: 'Código de pedido',
      client: 'Cliente',
      originCity: 'Ciudad de origen',
      originAddress: 'Dirección de origen',
      destinationCity: 'Ciudad de destino',
      destinationAddress: 'Dirección de destino',
      route: 'Ruta',
      clientFreightCurrency: 'Moneda del flete del cliente',
      carrierFreightCurrency: 'Moneda del flete del transportista',
      assignmentCompany: 'Empresa de asignación',
      deliveryCode: 'Código de entrega',
      deliveryCity: 'Ciudad de entrega',
      deliveryAddress: 'Dirección de entrega',
      customer: 'Destinatario',
    },
    hints: {
      orderCode: 'Identifica la orden cuando no tiene número de asignación.',
      tripCode: 'Las filas con el mismo código son un solo viaje.',
      client: 'Nombre o documento fiscal de un cliente registrado.',
      city: 'Nombre de la ciudad, del país de la fila o de otro.',
      hour: 'Hora en formato HH:MM.',
      route: 'Nombre de una ruta registrada, o "Ruta · Camino" para otro camino que el habitual.',
      deliveryCodes: 'Varios códigos separados por comas.',
    },
  },
  validation: {
    unknownPath: 'Ninguna ruta ni camino tiene este nombre',
    severalPaths: 'Varios caminos tienen este nombre: escriba "Ruta · Camino"',
    farPath: 'El camino comienza o termina a {{km}} km de los lugares de esta fila',
  },
};
