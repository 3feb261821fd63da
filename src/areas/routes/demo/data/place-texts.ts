interface PlaceTexts {
  /** Where the sea or a river takes over. */
  readonly atPorts: readonly string[];
  readonly inland: readonly string[];
  readonly streets: readonly string[];
  readonly fences: {
    readonly danger: string;
    readonly slow: string;
    readonly port: string;
    readonly centre: string;
    readonly centreNote: string;
  };
  readonly notes: { readonly danger: string; readonly rest: string; readonly border: string };
}

/** In the language of the country a place is in. */
export const PLACE_TEXTS: Readonly<Record<'es' | 'pt', PlaceTexts>> = {
  es: {
    atPorts: ['Terminal portuaria', 'Depósito fiscal', 'Patio de contenedores', 'Zona primaria'],
    inland: ['Plataforma logística', 'Parque industrial', 'Acopio', 'Depósito', 'Patio de cargas', 'Playa de camiones'],
    streets: ['Av. Industrial', 'Camino de acceso', 'Av. Circunvalación', 'Ruta de acceso', 'Av. del Puerto'],
    fences: {
      danger: 'Zona de riesgo',
      slow: 'Velocidad controlada',
      port: 'Recinto portuario',
      centre: 'Centro restringido',
      centreNote: 'Camiones pesados no circulan en las horas punta.',
    },
    notes: {
      danger: 'No detenerse; avisar al centro de control al entrar.',
      rest: 'Parada con vigilancia y servicios.',
      border: 'Tener a mano el manifiesto y la carta de porte.',
    },
  },
  pt: {
    atPorts: ['Terminal portuário', 'Recinto alfandegado', 'Pátio de contêineres', 'Retroporto'],
    inland: ['Plataforma logística', 'Distrito industrial', 'Armazém', 'Entreposto', 'Pátio de cargas', 'Porto seco'],
    streets: ['Av. das Indústrias', 'Rua do Distrito', 'Av. Perimetral', 'Rodovia de acesso', 'Av. do Porto'],
    fences: {
      danger: 'Área de risco',
      slow: 'Velocidade controlada',
      port: 'Área portuária',
      centre: 'Centro com restrição',
      centreNote: 'Caminhões pesados não circulam nos horários de pico.',
    },
    notes: {
      danger: 'Não parar; avisar a central ao entrar.',
      rest: 'Parada com vigilância e serviços.',
      border: 'Ter à mão o manifesto e o conhecimento de transporte.',
    },
  },
};

/** Ends of corridors that load or unload ships. */
export const PORTS: ReadonlySet<string> = new Set([
  'Santos',
  'Paranaguá',
  'Itaituba',
  'Vitória',
  'Rio de Janeiro',
  'Salvador',
  'Recife',
  'Belém',
  'Arica',
  'Iquique',
  'Antofagasta',
  'Puerto Suárez',
  'Callao',
  'Paita',
  'Mollendo',
  'Yurimaguas',
  'Valparaíso',
  'San Antonio',
  'Villeta',
  'Manzanillo',
  'Veracruz',
  'Lázaro Cárdenas',
  'Altamira',
  'Bahía Blanca',
  'Buenos Aires',
  'Rosario',
  'Montevideo',
  'Nueva Palmira',
]);
