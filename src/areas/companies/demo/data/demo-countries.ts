import type { CountryCode } from '#countries/country-type.ts';

interface DemoCountry {
  readonly legalForm: string;
  readonly language: 'es' | 'pt';
  /** Rivers, mountains and winds, after which firms are named. */
  readonly landmarks: readonly string[];
  readonly places: readonly { readonly city: string; readonly streets: readonly string[]; readonly isPort?: true }[];
  readonly neighbours: readonly CountryCode[];
}

/** Places and names around the demo companies and their partners. */
export const DEMO_COUNTRIES: Readonly<Record<CountryCode, DemoCountry>> = {
  BO: {
    legalForm: 'S.R.L.',
    language: 'es',
    landmarks: ['Sajama', 'Tunari', 'Piraí', 'Illampu', 'Beni', 'Yungas', 'Chapare', 'Guadalquivir', 'Uyuni', 'Amboró'],
    places: [
      { city: 'Santa Cruz de la Sierra', streets: ['Av. Cristo Redentor', 'Av. Virgen de Cotoca', '4to Anillo'] },
      { city: 'Cochabamba', streets: ['Av. Blanco Galindo', 'Av. Petrolera', 'Av. Melchor Pérez'] },
      { city: 'El Alto', streets: ['Av. 6 de Marzo', 'Av. Juan Pablo II', 'Carretera a Oruro'] },
      { city: 'Tarija', streets: ['Av. La Paz', 'Av. Panamericana'] },
    ],
    neighbours: ['PE', 'CL', 'AR'],
  },
  PE: {
    legalForm: 'S.A.C.',
    language: 'es',
    landmarks: [
      'Misti',
      'Huascarán',
      'Rímac',
      'Chachani',
      'Sillustani',
      'Mantaro',
      'Paracas',
      'Ucayali',
      'Tumbes',
      'Colca',
    ],
    places: [
      { city: 'Callao', streets: ['Av. Néstor Gambetta', 'Av. Argentina', 'Av. Elmer Faucett'], isPort: true },
      { city: 'Arequipa', streets: ['Av. Parra', 'Variante de Uchumayo', 'Av. Ejército'] },
      { city: 'Trujillo', streets: ['Av. América Sur', 'Panamericana Norte'] },
      { city: 'Piura', streets: ['Av. Sánchez Cerro', 'Av. Progreso'] },
    ],
    neighbours: ['BO', 'CL', 'BR'],
  },
  CL: {
    legalForm: 'SpA',
    language: 'es',
    landmarks: [
      'Maipo',
      'Osorno',
      'Elqui',
      'Biobío',
      'Licancabur',
      'Aconcagua',
      'Llaima',
      'Loa',
      'Cachapoal',
      'Tronador',
    ],
    places: [
      { city: 'Santiago', streets: ['Av. Américo Vespucio', 'Camino Lo Boza', 'Av. Departamental'] },
      { city: 'San Antonio', streets: ['Av. Barros Luco', 'Ruta G-94'], isPort: true },
      { city: 'Antofagasta', streets: ['Av. Pedro Aguirre Cerda', 'Av. Edmundo Pérez Zujovic'], isPort: true },
      { city: 'Concepción', streets: ['Av. Gran Bretaña', 'Camino a Penco'] },
    ],
    neighbours: ['AR', 'PE', 'BO'],
  },
  PY: {
    legalForm: 'S.A.',
    language: 'es',
    landmarks: [
      'Ypacaraí',
      'Yguazú',
      'Pilcomayo',
      'Tebicuary',
      'Amambay',
      'Apa',
      'Mbaracayú',
      'Acaray',
      'Ybytyruzú',
      'Jejuí',
    ],
    places: [
      { city: 'Asunción', streets: ['Av. Artigas', 'Av. Eusebio Ayala', 'Av. Madame Lynch'] },
      { city: 'Ciudad del Este', streets: ['Av. Monseñor Rodríguez', 'Supercarretera'] },
      { city: 'Encarnación', streets: ['Av. Irrazábal', 'Ruta PY06'] },
      { city: 'Villeta', streets: ['Acceso al Puerto', 'Ruta Ñemby–Villeta'], isPort: true },
    ],
    neighbours: ['BR', 'AR', 'UY'],
  },
  MX: {
    legalForm: 'S.A. de C.V.',
    language: 'es',
    landmarks: [
      'Cempoala',
      'Popocatépetl',
      'Pánuco',
      'Nazas',
      'Tarahumara',
      'Usumacinta',
      'Lerma',
      'Mixteca',
      'Cofre',
      'Anáhuac',
    ],
    places: [
      { city: 'Monterrey', streets: ['Av. Ruiz Cortines', 'Carretera a Laredo', 'Av. Churubusco'] },
      { city: 'Santiago de Querétaro', streets: ['Av. 5 de Febrero', 'Parque Industrial Benito Juárez'] },
      { city: 'Guadalajara', streets: ['Av. Lázaro Cárdenas', 'Periférico Sur'] },
      { city: 'Veracruz', streets: ['Av. Rafael Cuervo', 'Recinto Portuario'], isPort: true },
    ],
    neighbours: [],
  },
  BR: {
    legalForm: 'Ltda.',
    language: 'pt',
    landmarks: [
      'Iguaçu',
      'Tietê',
      'Araguaia',
      'Itaipava',
      'Paranaíba',
      'Serra Azul',
      'Xingu',
      'Mantiqueira',
      'Guaíba',
      'Borborema',
    ],
    places: [
      { city: 'Paranaguá', streets: ['Av. Bento Rocha', 'Rua Barão do Rio Branco', 'BR-277'], isPort: true },
      { city: 'Rondonópolis', streets: ['Av. Bonifácio Sachetti', 'BR-364', 'Rua Fernando Corrêa'] },
      { city: 'Campinas', streets: ['Rodovia Anhanguera', 'Av. John Boyd Dunlop'] },
      { city: 'Caxias do Sul', streets: ['Rua Os Dezoito do Forte', 'BR-116'] },
    ],
    neighbours: ['PY', 'AR', 'UY'],
  },
  AR: {
    legalForm: 'S.A.',
    language: 'es',
    landmarks: ['Lanín', 'Uritorco', 'Atuel', 'Bermejo', 'Domuyo', 'Gualeguay', 'Salado', 'Famatina', 'Limay', 'Zonda'],
    places: [
      { city: 'Rosario', streets: ['Bv. Oroño', 'Av. Circunvalación', 'Av. Belgrano'], isPort: true },
      { city: 'Mendoza', streets: ['Av. San Martín', 'Carril Rodríguez Peña', 'Acceso Este'] },
      { city: 'Córdoba', streets: ['Av. Sabattini', 'Camino a Monte Cristo'] },
      { city: 'Bahía Blanca', streets: ['Av. Colón', 'Ruta 3 Sur'], isPort: true },
    ],
    neighbours: ['UY', 'CL', 'BR'],
  },
  UY: {
    legalForm: 'S.A.',
    language: 'es',
    landmarks: [
      'Cebollatí',
      'Arequita',
      'Yí',
      'Queguay',
      'Tacuarembó',
      'Santa Lucía',
      'Daymán',
      'Arapey',
      'Batoví',
      'Olimar',
    ],
    places: [
      {
        city: 'Montevideo',
        streets: ['Av. de las Instrucciones', 'Rambla 25 de Agosto', 'Ruta 1 km 12'],
        isPort: true,
      },
      { city: 'Paysandú', streets: ['Av. Salto', 'Acceso Norte'] },
      { city: 'Fray Bentos', streets: ['Av. 18 de Julio', 'Ruta 2 km 307'] },
      { city: 'Rivera', streets: ['Av. Sarandí', 'Ruta 5'] },
    ],
    neighbours: ['AR', 'BR', 'PY'],
  },
};
