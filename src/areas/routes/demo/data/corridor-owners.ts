/** Which corridors a company of the demo drives, by its key; the first is its busiest. */
export const CORRIDORS_OF: Readonly<Record<string, readonly string[]>> = {
  illimani: ['La Paz – Arica', 'Santa Cruz – Arica', 'Uyuni – Antofagasta'],
  oriente: ['Santa Cruz – Puerto Suárez', 'Santa Cruz – Yacuiba', 'Santa Cruz – Trinidad'],
  altiplano: ['Oruro – Iquique', 'Oruro – Villazón'],
  cordillera: ['Lima – Huancayo', 'Callao – Arequipa', 'Mollendo – La Paz'],
  pacifico: ['Callao – Paita', 'Lima – Pucallpa', 'Lima – Cusco', 'Paita – Yurimaguas'],
  valle: [
    'Concepción – Santiago',
    'San Antonio – Santiago',
    'Valparaíso – Mendoza',
    'Talca – San Antonio',
    'Talca – Concepción',
  ],
  araucania: ['Santiago – Puerto Montt', 'Santiago – Antofagasta', 'Antofagasta – Salta', 'Iquique – Calama'],
  chaco: ['Asunción – Encarnación', 'Santa Rita – Villeta', 'Asunción – Santa Cruz'],
  nanduti: ['Asunción – Ciudad del Este', 'Ciudad del Este – Paranaguá', 'Encarnación – Buenos Aires'],
  bajio: [
    'Lázaro Cárdenas – Querétaro',
    'Veracruz – Ciudad de México',
    'Guadalajara – Tijuana',
    'León – Monterrey',
    'León – Veracruz',
  ],
  sierra: [
    'Monterrey – Altamira',
    'Monterrey – Manzanillo',
    'Nuevo Laredo – Ciudad de México',
    'Ciudad Juárez – Monterrey',
  ],
  campos: [
    'Dourados – Paranaguá',
    'Paranaguá – Cascavel',
    'Rondonópolis – Santos',
    'Santos – Cuiabá',
    'Sorriso – Itaituba',
    'Ponta Grossa – Paranaguá',
    'Ponta Grossa – Campinas',
  ],
  serra: [
    'São Paulo – Rio de Janeiro',
    'São Paulo – Porto Alegre',
    'Campinas – Uruguaiana',
    'Belo Horizonte – Vitória',
    'Corumbá – São Paulo',
    'Salvador – Recife',
    'Goiânia – Belém',
  ],
  cuyo: [
    'Buenos Aires – Córdoba',
    'Buenos Aires – Salta',
    'Bahía Blanca – Neuquén',
    'Mendoza – Rosario',
    'Mendoza – Bahía Blanca',
  ],
  pampeano: ['Resistencia – Rosario', 'Rosario – Santiago', 'Buenos Aires – Bahía Blanca', 'Buenos Aires – Uruguaiana'],
  negro: ['Montevideo – Fray Bentos', 'Durazno – Nueva Palmira'],
  charrua: ['Montevideo – Rivera', 'Montevideo – Bella Unión', 'Montevideo – Río Branco', 'Montevideo – Chuy'],
};

/** Companies whose busiest path has twenty driven trips with every position, to try alarms on: in all countries. */
export const DRIVEN_MOST: ReadonlySet<string> = new Set([
  'illimani',
  'cordillera',
  'valle',
  'chaco',
  'nanduti',
  'sierra',
  'campos',
  'serra',
  'pampeano',
  'charrua',
]);

/** How much each company wants to be bothered by; whoever is not listed takes the product's own figures. */
export const CHARACTERS: Readonly<Record<string, 'calm' | 'strict'>> = {
  illimani: 'strict',
  oriente: 'calm',
  cordillera: 'strict',
  araucania: 'calm',
  chaco: 'calm',
  sierra: 'strict',
  bajio: 'calm',
  campos: 'calm',
  pampeano: 'strict',
  negro: 'calm',
};
