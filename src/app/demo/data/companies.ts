import type { CountryCode } from '#countries/country-type.ts';
import type { ShippedRole } from '#kernel/area.ts';

export interface DemoCompany {
  readonly key: string;
  readonly name: string;
  readonly country: CountryCode;
  readonly city: string;
  readonly address: string;
  readonly typeOperation: 'direct' | 'catering' | 'distributor';
  readonly color: string;
  readonly platform?: boolean;
  /** Besides the administrator: who works here. */
  readonly staff: readonly ShippedRole[];
}

const SHIPPER: readonly ShippedRole[] = ['shipper', 'operator', 'warehouse-scheduler', 'security', 'client'];
const AGRO: readonly ShippedRole[] = ['agro-shipper', 'operator', 'security', 'client'];
const TRANSPORT: readonly ShippedRole[] = ['transport-company', 'operator', 'trucker', 'trucker', 'auditor'];

/** Companies of every kind in the eight countries; the areas to come add their own data to them. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    key: 'tropeiro',
    name: 'Tropeiro',
    country: 'BR',
    city: 'São Paulo',
    address: 'Av. Paulista 1200',
    typeOperation: 'direct',
    color: '#EC9405',
    platform: true,
    staff: ['auditor'],
  },
  {
    key: 'illimani',
    name: 'Transportes Illimani S.R.L.',
    country: 'BO',
    city: 'La Paz',
    address: 'Av. Juan Pablo II 2450, El Alto',
    typeOperation: 'direct',
    color: '#0B7285',
    staff: TRANSPORT,
  },
  {
    key: 'oriente',
    name: 'Soya del Oriente S.A.',
    country: 'BO',
    city: 'Santa Cruz de la Sierra',
    address: 'Parque Industrial, Mz. 14',
    typeOperation: 'catering',
    color: '#2B8A3E',
    staff: AGRO,
  },
  {
    key: 'altiplano',
    name: 'Distribuidora Altiplano',
    country: 'BO',
    city: 'Oruro',
    address: 'Av. 6 de Octubre 880',
    typeOperation: 'distributor',
    color: '#A61E4D',
    staff: SHIPPER,
  },
  {
    key: 'cordillera',
    name: 'Minera Cordillera Andina S.A.C.',
    country: 'PE',
    city: 'Arequipa',
    address: 'Av. Ejército 710, Yanahuara',
    typeOperation: 'catering',
    color: '#862E9C',
    staff: SHIPPER,
  },
  {
    key: 'pacifico',
    name: 'Transportes Pacífico Sur S.A.C.',
    country: 'PE',
    city: 'Lima',
    address: 'Av. Argentina 3093, Callao',
    typeOperation: 'direct',
    color: '#1864AB',
    staff: TRANSPORT,
  },
  {
    key: 'valle',
    name: 'Viña Valle Central S.A.',
    country: 'CL',
    city: 'Talca',
    address: 'Ruta 5 Sur, km 254',
    typeOperation: 'catering',
    color: '#9C2A10',
    staff: SHIPPER,
  },
  {
    key: 'araucania',
    name: 'Transportes Araucanía SpA',
    country: 'CL',
    city: 'Temuco',
    address: 'Av. Rudecindo Ortega 01800',
    typeOperation: 'direct',
    color: '#364FC7',
    staff: TRANSPORT,
  },
  {
    key: 'chaco',
    name: 'Granos del Chaco S.A.',
    country: 'PY',
    city: 'Asunción',
    address: 'Ruta Transchaco km 18',
    typeOperation: 'catering',
    color: '#5C940D',
    staff: AGRO,
  },
  {
    key: 'nanduti',
    name: 'Transportadora Ñandutí S.A.',
    country: 'PY',
    city: 'Ciudad del Este',
    address: 'Av. Monseñor Rodríguez 455',
    typeOperation: 'direct',
    color: '#C92A2A',
    staff: TRANSPORT,
  },
  {
    key: 'bajio',
    name: 'Autopartes del Bajío, S.A. de C.V.',
    country: 'MX',
    city: 'León',
    address: 'Blvd. Aeropuerto 1103',
    typeOperation: 'catering',
    color: '#087F5B',
    staff: SHIPPER,
  },
  {
    key: 'sierra',
    name: 'Fletes Sierra Madre, S.A. de C.V.',
    country: 'MX',
    city: 'Monterrey',
    address: 'Carretera a Laredo 405, Apodaca',
    typeOperation: 'direct',
    color: '#D9480F',
    staff: TRANSPORT,
  },
  {
    key: 'campos',
    name: 'Cooperativa Campos Gerais',
    country: 'BR',
    city: 'Ponta Grossa',
    address: 'Rodovia PR-151, km 320',
    typeOperation: 'catering',
    color: '#37B24D',
    staff: AGRO,
  },
  {
    key: 'serra',
    name: 'Transportadora Serra Azul Ltda.',
    country: 'BR',
    city: 'Caxias do Sul',
    address: 'Rua Ernesto Alves 1820',
    typeOperation: 'direct',
    color: '#1971C2',
    staff: TRANSPORT,
  },
  {
    key: 'cuyo',
    name: 'Bodegas de Cuyo S.A.',
    country: 'AR',
    city: 'Mendoza',
    address: 'Carril Rodríguez Peña 2651',
    typeOperation: 'catering',
    color: '#6741D9',
    staff: SHIPPER,
  },
  {
    key: 'pampeano',
    name: 'Expreso Pampeano S.R.L.',
    country: 'AR',
    city: 'Rosario',
    address: 'Av. Circunvalación 3100',
    typeOperation: 'direct',
    color: '#E67700',
    staff: TRANSPORT,
  },
  {
    key: 'negro',
    name: 'Frigorífico Río Negro S.A.',
    country: 'UY',
    city: 'Fray Bentos',
    address: 'Ruta 2, km 307',
    typeOperation: 'catering',
    color: '#495057',
    staff: SHIPPER,
  },
  {
    key: 'charrua',
    name: 'Transportes Charrúa S.A.',
    country: 'UY',
    city: 'Montevideo',
    address: 'Cno. Carrasco 6120',
    typeOperation: 'direct',
    color: '#0CA678',
    staff: TRANSPORT,
  },
];

/** Who works with whom: the first asked, the second answered (or has not yet). */
export const DEMO_ASSOCIATIONS: readonly (readonly [
  from: string,
  to: string,
  status: 'accepted' | 'requested' | 'ended',
])[] = [
  ['oriente', 'illimani', 'accepted'],
  ['altiplano', 'illimani', 'accepted'],
  ['cordillera', 'pacifico', 'accepted'],
  ['cordillera', 'illimani', 'requested'],
  ['valle', 'araucania', 'accepted'],
  ['valle', 'pampeano', 'requested'],
  ['chaco', 'nanduti', 'accepted'],
  ['chaco', 'serra', 'requested'],
  ['bajio', 'sierra', 'accepted'],
  ['campos', 'serra', 'accepted'],
  ['campos', 'nanduti', 'ended'],
  ['cuyo', 'pampeano', 'accepted'],
  ['negro', 'charrua', 'accepted'],
  ['negro', 'serra', 'accepted'],
];
