/** The trades of each kind of partner; a firm is named after a trade and a landmark. */
export const TRADES = {
  client: {
    es: ['Molinos', 'Cementos', 'Aceites', 'Lácteos', 'Agroinsumos', 'Aceros', 'Frigorífico', 'Papelera', 'Bodegas'],
    pt: ['Moinhos', 'Cimentos', 'Óleos', 'Laticínios', 'Agroinsumos', 'Aços', 'Frigorífico', 'Papéis', 'Cooperativa'],
  },
  transport: {
    es: ['Transportes', 'Carga Pesada', 'Expreso', 'Fletes', 'Camiones', 'Logística', 'Cisternas', 'Rodados', 'Portes'],
    pt: ['Transportes', 'Cargas', 'Expresso', 'Fretes', 'Rodoviário', 'Logística', 'Graneleira', 'Carretas', 'Truck'],
  },
  external: {
    es: [
      'Despachos',
      'Agencia Aduanera',
      'Seguros',
      'Depósitos',
      'Taller',
      'Neumáticos',
      'Estación',
      'Báscula',
      'Escolta',
    ],
    pt: ['Despachos', 'Aduaneira', 'Seguros', 'Armazéns', 'Oficina', 'Pneus', 'Posto', 'Balanças', 'Escolta'],
  },
} as const;

export const REMARKS = {
  es: ['Recibe de lunes a viernes, 08:00 a 17:00.', 'Exige casco y chaleco.', 'Factura por quincena.'],
  pt: ['Recebe de segunda a sexta, das 8h às 17h.', 'Exige capacete e colete.', 'Fatura por quinzena.'],
} as const;
