/** What the warehouses of the demo are called and say, in the language of their country. */
export const WAREHOUSE_TEXTS = {
  pt: {
    works: 'Centro de Distribuição',
    branch: 'Armazém',
    dock: 'Doca',
    instructions:
      'Entrada de caminhões pela portaria lateral. Apresente o ticket e a nota fiscal, use capacete e colete, e aguarde a chamada no pátio com o motor desligado.',
    closure: 'Inventário',
    cancelled: 'Carga reprogramada pelo cliente',
    comments: [
      'Pátio organizado e descarga rápida.',
      'Atendimento bom, mas a espera passou de duas horas.',
      null,
      null,
    ],
    reply: 'Obrigado pelo aviso: abrimos mais uma doca à tarde.',
  },
  es: {
    works: 'Centro de Distribución',
    branch: 'Almacén',
    dock: 'Dock',
    instructions:
      'Ingreso de camiones por la puerta lateral. Presente el ticket y la guía, use casco y chaleco, y espere el llamado en el patio con el motor apagado.',
    closure: 'Inventario',
    cancelled: 'Carga reprogramada por el cliente',
    comments: ['Patio ordenado y descarga rápida.', 'Buena atención, pero la espera pasó de dos horas.', null, null],
    reply: 'Gracias por avisar: abrimos un dock más por la tarde.',
  },
} as const;
