/** Comments that people of the demo write about their trips, in the language of their country. */
export interface OrderTexts {
  readonly templates: Readonly<Record<'normal' | 'agro' | 'multipoint', string>>;
  /** Saved views of the order list. */
  readonly views: Readonly<Record<'toAssign' | 'late', string>>;
  readonly notes: readonly string[];
  readonly comments: readonly string[];
  readonly reasons: readonly string[];
  /** Why documents of a delivery were sent back. */
  readonly returns: readonly string[];
  /** Why an order was closed with another amount than owed. */
  readonly differences: readonly string[];
  readonly praise: readonly string[];
  readonly replies: readonly string[];
  readonly customers: readonly string[];
}

export const ORDER_TEXTS: Readonly<Record<'es' | 'pt', OrderTexts>> = {
  es: {
    templates: { normal: 'Viaje estándar', agro: 'Viaje de granos', multipoint: 'Reparto con varias entregas' },
    views: { toAssign: 'Sin camión, por fecha de carga', late: 'Atrasadas, por fecha de entrega' },
    notes: ['Carga frágil', 'Llamar antes de llegar', 'Ingreso por la puerta 2', 'Llevar lona', 'Sello de seguridad'],
    comments: [
      'El cliente pidió adelantar la carga una hora.',
      'Hay espera en balanza, avisamos al destinatario.',
      'Documentos enviados por correo.',
      'El chofer confirmó la hora de llegada.',
      'Se cambió la puerta de descarga.',
    ],
    reasons: ['El cliente anuló el pedido', 'Sin carga en origen', 'Ruta cortada', 'Se reprograma para otra fecha'],
    returns: ['Falta la firma de quien recibió', 'La guía no se lee', 'Falta el ticket de balanza'],
    differences: ['Descuento por merma', 'Multa por demora en la entrega', 'Faltante acordado con la transportista'],
    praise: ['Llegó a tiempo y en buen estado.', 'Buen trato del chofer.', 'Demoró en la descarga.', 'Todo en orden.'],
    replies: ['Gracias, lo compartimos con el equipo.', 'Revisamos la demora con la bodega.'],
    customers: [
      'Almacenes La Plaza',
      'Supermercado El Puente',
      'Ferretería Central',
      'Comercial San José',
      'Depósito Norte',
    ],
  },
  pt: {
    templates: { normal: 'Viagem padrão', agro: 'Viagem de grãos', multipoint: 'Distribuição com várias entregas' },
    views: { toAssign: 'Sem caminhão, por data de carregamento', late: 'Atrasadas, por data de entrega' },
    notes: ['Carga frágil', 'Ligar antes de chegar', 'Entrada pelo portão 2', 'Levar lona', 'Lacre de segurança'],
    comments: [
      'O cliente pediu para adiantar o carregamento em uma hora.',
      'Há fila na balança, o destinatário foi avisado.',
      'Documentos enviados por e-mail.',
      'O motorista confirmou o horário de chegada.',
      'Mudou a doca de descarga.',
    ],
    reasons: [
      'O cliente cancelou o pedido',
      'Sem carga na origem',
      'Estrada interditada',
      'Reprogramado para outra data',
    ],
    returns: ['Falta a assinatura de quem recebeu', 'O canhoto está ilegível', 'Falta o ticket da balança'],
    differences: ['Desconto por quebra', 'Multa por atraso na entrega', 'Falta acordada com a transportadora'],
    praise: [
      'Chegou no prazo e em bom estado.',
      'Motorista muito atencioso.',
      'Demorou na descarga.',
      'Tudo em ordem.',
    ],
    replies: ['Obrigado, vamos repassar à equipe.', 'Vamos rever a demora com o armazém.'],
    customers: [
      'Mercado da Praça',
      'Supermercado Ponte Nova',
      'Ferragens Central',
      'Comercial São José',
      'Depósito Norte',
    ],
  },
};
