import type { ContentCountry } from '../../rules/content-countries.ts';

/** What a country calls its roads, partners and the people who drive. */
export interface LocalWords {
  readonly drivers: string;
  readonly road: string;
  readonly detour: string;
  readonly border: string;
  readonly authority: string;
  readonly fuel: string;
  readonly tyres: string;
  readonly clinic: string;
  readonly insurer: string;
  readonly phone: string;
}

export const LOCAL_WORDS: Readonly<Record<ContentCountry, LocalWords>> = {
  BO: {
    drivers: 'conductores',
    road: 'la ruta 7 Cochabamba–Santa Cruz',
    detour: 'Samaipata',
    border: 'Tambo Quemado',
    authority: 'la ABC',
    fuel: 'Surtidor Altura',
    tyres: 'Llantas Illampu',
    clinic: 'Clínica del Sur',
    insurer: 'Seguros Andina',
    phone: '591 71234567',
  },
  CL: {
    drivers: 'conductores',
    road: 'la Ruta 5 Sur a la altura de Talca',
    detour: 'San Javier',
    border: 'Los Libertadores',
    authority: 'Vialidad',
    fuel: 'Servicentro Maule',
    tyres: 'Neumáticos Biobío',
    clinic: 'Centro Médico Araucanía',
    insurer: 'Seguros Pacífico Sur',
    phone: '56 912345678',
  },
  PY: {
    drivers: 'choferes',
    road: 'la ruta PY02 en Caacupé',
    detour: 'Piribebuy',
    border: 'Puerto Falcón',
    authority: 'el MOPC',
    fuel: 'Estación Guaraní',
    tyres: 'Cubiertas del Este',
    clinic: 'Sanatorio San Roque',
    insurer: 'Aseguradora Ñandutí',
    phone: '595 981234567',
  },
  PE: {
    drivers: 'conductores',
    road: 'la Carretera Central en Ticlio',
    detour: 'Canta',
    border: 'Santa Rosa',
    authority: 'Provías Nacional',
    fuel: 'Grifo Panamericana',
    tyres: 'Llantas Misti',
    clinic: 'Policlínico del Callao',
    insurer: 'Seguros Cordillera',
    phone: '51 912345678',
  },
  MX: {
    drivers: 'operadores',
    road: 'la autopista México–Querétaro',
    detour: 'el Arco Norte',
    border: 'Nuevo Laredo',
    authority: 'CAPUFE',
    fuel: 'Gasolinera El Bajío',
    tyres: 'Llantera del Norte',
    clinic: 'Clínica Sierra Madre',
    insurer: 'Seguros del Bajío',
    phone: '52 4771234567',
  },
};
