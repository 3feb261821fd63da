import type { BenefitCategory, PerPerson } from '../../rules/benefit-terms.ts';
import type { BenefitState } from '../../rules/publication.ts';
import type { LocalWords } from './local-words.ts';

export interface DemoBenefit {
  readonly state: BenefitState;
  readonly by: 'platform' | 'first' | 'second';
  readonly title: string;
  readonly partner: string;
  readonly category: BenefitCategory;
  readonly discount: string;
  readonly conditions: string | null;
  readonly code: string | null;
  readonly link: string | null;
  readonly quantity: number | null;
  /** Everything is taken. */
  readonly soldOut?: true;
  readonly perPerson: PerPerson;
  readonly hasCities: boolean;
  /** Days from today. */
  readonly from: number;
  readonly until: number;
}

const usual = {
  by: 'platform',
  conditions: null,
  link: null,
  quantity: null,
  perPerson: 'once',
  hasCities: false,
} as const;

/** Twelve benefits of a country, in every state and category. */
export const benefitsOf = (words: LocalWords): readonly DemoBenefit[] => [
  {
    ...usual,
    state: 'published',
    title: 'Diésel con descuento',
    partner: words.fuel,
    category: 'fuel',
    discount: '5 %',
    conditions: 'Hasta 400 litros por mes. Muestre el código antes de cargar.',
    code: 'CARGA5',
    perPerson: 'monthly',
    hasCities: true,
    from: -20,
    until: 70,
  },
  {
    ...usual,
    state: 'published',
    title: 'Dos llantas al precio de una',
    partner: words.tyres,
    category: 'tyres',
    discount: '2 por 1',
    conditions: 'Medidas de tracto y semirremolque.',
    code: 'RUEDA2X1',
    quantity: 400,
    from: -10,
    until: 45,
  },
  {
    ...usual,
    state: 'published',
    title: 'Cambio de aceite y revisión',
    partner: 'Taller El Eje',
    category: 'workshop',
    discount: '20 %',
    conditions: 'Con cita previa por WhatsApp.',
    code: 'EJE20',
    hasCities: true,
    from: -5,
    until: 60,
  },
  {
    ...usual,
    state: 'published',
    title: 'Seguro de carga por viaje',
    partner: words.insurer,
    category: 'insurance',
    discount: '15 %',
    conditions: 'Se contrata en línea antes de salir.',
    code: null,
    link: 'https://example.org/seguro-por-viaje',
    perPerson: 'unlimited',
    from: -30,
    until: 120,
  },
  {
    ...usual,
    state: 'published',
    title: 'Examen psicofísico',
    partner: words.clinic,
    category: 'health',
    discount: '30 %',
    conditions: 'Lleve su licencia.',
    code: 'SALUD30',
    soldOut: true,
    hasCities: true,
    from: -15,
    until: 15,
  },
  {
    ...usual,
    state: 'published',
    by: 'first',
    title: 'Almuerzo en el comedor',
    partner: 'Comedor de la empresa',
    category: 'food',
    discount: 'Gratis',
    conditions: 'De lunes a viernes.',
    code: 'COMEDOR',
    perPerson: 'monthly',
    from: -60,
    until: 90,
  },
  {
    ...usual,
    state: 'scheduled',
    title: 'Noche de descanso',
    partner: 'Hostal La Parada',
    category: 'lodging',
    discount: '25 %',
    conditions: 'Con playa para camiones.',
    code: 'DESCANSO',
    quantity: 100,
    from: 5,
    until: 95,
  },
  {
    ...usual,
    state: 'draft',
    title: 'Recarga telefónica',
    partner: 'Enlace Móvil',
    category: 'other',
    discount: '10 %',
    code: 'RECARGA10',
    from: 0,
    until: 60,
  },
  {
    ...usual,
    state: 'draft',
    by: 'second',
    title: 'Botas de seguridad',
    partner: 'Calzados Ruta',
    category: 'other',
    discount: '40 %',
    code: 'BOTAS40',
    quantity: 30,
    from: 0,
    until: 30,
  },
  {
    ...usual,
    state: 'ended',
    title: 'Desayuno en ruta',
    partner: 'Parador Kilómetro 200',
    category: 'food',
    discount: '50 %',
    code: 'DESAYUNO',
    quantity: 200,
    from: -90,
    until: 40,
  },
  {
    ...usual,
    state: 'expired',
    title: 'Vacuna contra la gripe',
    partner: words.clinic,
    category: 'health',
    discount: 'Gratis',
    conditions: 'Campaña de invierno.',
    code: 'GRIPE',
    from: -120,
    until: -30,
  },
  {
    ...usual,
    state: 'archived',
    title: 'Lavado de camión',
    partner: 'Lavadero Central',
    category: 'workshop',
    discount: '15 %',
    code: 'LAVADO15',
    from: -200,
    until: -100,
  },
];
