import type { LoadCategory } from '#areas/operations/rules/catalogues.ts';

/** What people of the demo write when they offer freight and apply for it, in the language of their country. */
export interface OpportunityTexts {
  /** The load, as a name of the opportunity begins. */
  readonly loads: Readonly<Record<LoadCategory, string>>;
  readonly notes: readonly string[];
  readonly remarks: readonly string[];
  readonly applied: readonly string[];
  readonly countered: readonly string[];
  readonly rejected: readonly string[];
  readonly withdrawn: readonly string[];
  readonly cancelled: readonly string[];
  readonly refused: readonly string[];
  readonly rated: readonly string[];
  /** Whom a link for carriers without an account was sent to. */
  readonly shared: readonly string[];
}

export const OPPORTUNITY_TEXTS: Readonly<Record<'es' | 'pt', OpportunityTexts>> = {
  es: {
    loads: {
      general: 'Carga general',
      grains: 'Granos a granel',
      soy: 'Soya a granel',
      corn: 'Maíz a granel',
      sugar: 'Azúcar a granel',
      fertilizer: 'Fertilizante',
      cement: 'Cemento',
      steel: 'Acero',
      timber: 'Madera',
      minerals: 'Mineral a granel',
      fuel: 'Combustible',
      chemicals: 'Químicos',
      dangerous: 'Carga peligrosa',
      refrigerated: 'Carga refrigerada',
      food: 'Alimentos',
      beverages: 'Bebidas',
      livestock: 'Ganado en pie',
      machinery: 'Maquinaria',
      vehicles: 'Vehículos',
      textiles: 'Textiles',
      electronics: 'Electrónicos',
      containers: 'Contenedor',
    },
    notes: [
      'Lona y cadenas obligatorias',
      'Unidad con GPS activo',
      'Carga solo con cita previa',
      'Seguro de carga a cargo del cliente',
      'Chofer con inducción de seguridad vigente',
    ],
    remarks: ['El cliente pide confirmar la unidad un día antes', 'Volumen mensual si sale bien', 'Precio revisable'],
    applied: [
      'Unidad disponible desde mañana',
      'Volvemos vacíos por esa ruta',
      'Tenemos dos unidades en la zona',
      'Precio con peajes incluidos',
      'Chofer con experiencia en esa ruta',
    ],
    countered: [
      'Es lo máximo que paga el cliente',
      'Con adelanto al cargar',
      'Última propuesta',
      'Con pago a siete días',
    ],
    rejected: [
      'El precio supera lo previsto',
      'Buscamos una unidad más cercana',
      'La unidad no cumple lo pedido',
      'Ya cerramos con otra empresa',
    ],
    withdrawn: ['La unidad se ocupó en otro viaje', 'Unidad en taller', 'No llegamos a la fecha de carga'],
    cancelled: ['El cliente anuló el pedido', 'Se reprograma para otra fecha', 'Ruta cortada', 'Sale con flota propia'],
    refused: ['Toda la flota está en ruta', 'No nos conviene el retorno', 'Sin unidades hasta la próxima semana'],
    shared: ['Grupo de choferes', 'Transportistas de la zona', 'Contactos de retorno'],
    rated: ['Carga lista a la hora', 'Mucha espera en la carga', 'Pagan cuando dicen', 'Buen trato, todo claro'],
  },
  pt: {
    loads: {
      general: 'Carga geral',
      grains: 'Grãos a granel',
      soy: 'Soja a granel',
      corn: 'Milho a granel',
      sugar: 'Açúcar a granel',
      fertilizer: 'Fertilizante',
      cement: 'Cimento',
      steel: 'Aço',
      timber: 'Madeira',
      minerals: 'Minério a granel',
      fuel: 'Combustível',
      chemicals: 'Químicos',
      dangerous: 'Carga perigosa',
      refrigerated: 'Carga refrigerada',
      food: 'Alimentos',
      beverages: 'Bebidas',
      livestock: 'Gado vivo',
      machinery: 'Máquinas',
      vehicles: 'Veículos',
      textiles: 'Têxteis',
      electronics: 'Eletrônicos',
      containers: 'Contêiner',
    },
    notes: [
      'Lona e cintas obrigatórias',
      'Veículo com rastreador ativo',
      'Carregamento só com agendamento',
      'Seguro da carga por conta do cliente',
      'Motorista com integração de segurança em dia',
    ],
    remarks: [
      'O cliente pede para confirmar o veículo um dia antes',
      'Volume mensal se der certo',
      'Preço pode ser revisto',
    ],
    applied: [
      'Veículo disponível a partir de amanhã',
      'Voltamos vazios por essa rota',
      'Temos dois veículos na região',
      'Preço com pedágio incluído',
      'Motorista com experiência na rota',
    ],
    countered: [
      'É o máximo que o cliente paga',
      'Com adiantamento no carregamento',
      'Última proposta',
      'Pago em sete dias',
    ],
    rejected: [
      'O preço passa do previsto',
      'Procuramos um veículo mais próximo',
      'O veículo não atende ao pedido',
      'Já fechamos com outra empresa',
    ],
    withdrawn: ['O veículo foi para outra viagem', 'Veículo na oficina', 'Não chegamos na data de carregamento'],
    cancelled: [
      'O cliente cancelou o pedido',
      'Reprogramado para outra data',
      'Estrada interditada',
      'Vai com frota própria',
    ],
    refused: ['Toda a frota está na estrada', 'O retorno não compensa', 'Sem veículos até a próxima semana'],
    shared: ['Grupo de motoristas', 'Transportadores da região', 'Contatos de retorno'],
    rated: ['Carga pronta no horário', 'Muita espera no carregamento', 'Pagam quando dizem', 'Bom trato, tudo claro'],
  },
};
