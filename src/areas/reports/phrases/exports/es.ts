import type { Translation } from '#kernel/phrases.ts';
import type { exportsPtBR } from './pt-BR.ts';

export const exportsEs: Translation<typeof exportsPtBR> = {
  reports: {
    exports: {
      empty: 'Ningún viaje en el período.',
      page: 'Página {{page}} de {{count}}',
      words: {
        summary: 'Resumen',
        figure: 'Indicador',
        value: 'Valor',
        unit: 'Unidad',
        before: 'Período anterior',
        note: 'Observación',
        name: 'Nombre',
        unknown: 'desconocido',
      },
      facts: {
        period: 'Período',
        all: 'Todo',
        before: 'Comparado con',
        client: 'Cliente',
        carrier: 'Transportadora',
        operator: 'Operador',
        lane: 'Tramo',
        country: 'País de origen',
        category: 'Categoría',
        kind: 'Tipo de orden',
        madeAt: 'Generado el',
      },
      kinds: {
        normal: 'Normal',
        agro: 'Agro',
        multipoint: 'Multipunto',
      },
      units: {
        km: 'km',
        tonnes: 't',
        perThousand: '‰',
        minutes: 'min',
        days: 'días',
      },
      measures: {
        title: 'Cómo se cuentan los indicadores',
        counted:
          'Un viaje cuenta desde que se cierra: el día en que terminó o se canceló, en la zona horaria de la empresa. Los cancelados cuentan solo como cancelados.',
        onTime:
          'A tiempo: carga iniciada o entrega terminada hasta la fecha y hora planificadas más la tolerancia de la empresa. Sin plan o sin registro es desconocido, nunca a tiempo.',
        otif: 'OTIF: entrega a tiempo y completa, con al menos 99,5 % de lo planificado y sin devolución.',
        emptyKm:
          'Los kilómetros vacíos son una estimación: línea recta del último destino del camión al siguiente origen.',
        money:
          'Los montos en moneda propia usan la cotización vigente el día en que terminó el viaje; lo que no tiene cotización o precio se cuenta aparte.',
        due: 'Vencimiento: aceptación de la entrega más el plazo de pago del socio, o el de la empresa.',
      },
      download: {
        button: 'Descargar',
        xlsx: 'Planilla (.xlsx)',
        pdf: 'PDF',
        what: 'el reporte',
      },
    },
  },
  lists: {
    reports: {
      overview: {
        title: 'Panorama de la empresa',
      },
      operations: {
        title: 'Reporte operativo',
      },
      shipper: {
        title: 'Reporte del cargador',
      },
      agro: {
        title: 'Reporte agro',
      },
      agroShipper: {
        title: 'Reporte del cargador agro',
      },
      security: {
        title: 'Reporte de seguridad',
      },
      scorecards: {
        title: 'Desempeño',
      },
      lanes: {
        title: 'Rutas',
      },
      payments: {
        title: 'Pagos',
      },
      documents: {
        title: 'Documentos',
      },
    },
  },
};
