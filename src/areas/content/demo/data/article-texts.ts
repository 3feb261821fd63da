import type { NewsState } from '../../rules/publication.ts';
import type { LocalWords } from './local-words.ts';

export interface DemoArticle {
  readonly state: NewsState;
  /** The platform's company writes for the country, a company of the country for its own people. */
  readonly by: 'platform' | 'first' | 'second';
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly picture?: 'container' | 'grain' | 'pallets' | 'machine';
  readonly pinned?: true;
  readonly roles?: readonly string[];
  /** Days from today to its publication, and from there to its end. */
  readonly publishedIn: number | null;
  readonly lasts: number | null;
}

/** Eight articles of a country, in every state. */
export const articlesOf = (words: LocalWords): readonly DemoArticle[] => [
  {
    state: 'published',
    by: 'platform',
    title: `Corte en ${words.road}`,
    summary: `Desvío por ${words.detour} hasta el viernes; calcule dos horas más de viaje.`,
    body: `# Qué pasa\nPor trabajos de ${words.authority}, ${words.road} queda cortada de **20:00 a 06:00**.\n\n## Qué hacer\n- Tome el desvío por ${words.detour}.\n- Avise a su cliente si la entrega se atrasa.\n- Cargue combustible antes de salir.\n\n| Tramo | Demora |\n| Desvío completo | 2 h |\n| Solo de día | 40 min |\n\nMás datos en [la página de la autoridad](https://example.org/vialidad).`,
    picture: 'machine',
    pinned: true,
    publishedIn: -1,
    lasts: 6,
  },
  {
    state: 'published',
    by: 'platform',
    title: `Paso ${words.border}: nuevo horario de atención`,
    summary: 'Desde este mes se atiende camiones también los domingos.',
    body: `# Horario\n| Día | Atención |\n| Lunes a sábado | 06:00 a 22:00 |\n| Domingo | 08:00 a 18:00 |\n\nLleve los documentos impresos: en ${words.border} la red falla con frecuencia.`,
    picture: 'container',
    publishedIn: -4,
    lasts: null,
  },
  {
    state: 'published',
    by: 'platform',
    title: 'Cómo fotografiar el comprobante de entrega',
    summary: 'Tres consejos para que la entrega se acepte a la primera.',
    body: `# Tres consejos\n1. Apoye el documento sobre una superficie plana.\n2. Que se vean las cuatro esquinas, la firma y el sello.\n3. Evite la sombra del teléfono.\n\nCon una foto clara los ${words.drivers} cobran antes.`,
    picture: 'pallets',
    roles: ['trucker', 'transport-company'],
    publishedIn: -12,
    lasts: null,
  },
  {
    state: 'published',
    by: 'first',
    title: 'Reunión de seguridad del lunes',
    summary: 'A las 07:30 en el patio; asistencia obligatoria.',
    body: `# Temas\n- Uso del chaleco y del casco\n- Velocidad en el patio: **10 km/h**\n- Novedades de ${words.road}`,
    publishedIn: -2,
    lasts: 9,
  },
  {
    state: 'scheduled',
    by: 'platform',
    title: 'Mantenimiento programado del sistema',
    summary: 'El domingo de madrugada no habrá servicio durante 20 minutos.',
    body: 'El domingo entre las **03:00 y las 03:20** el sistema no estará disponible. Las posiciones se guardan y llegan después.',
    publishedIn: 3,
    lasts: 4,
  },
  {
    state: 'draft',
    by: 'platform',
    title: 'Temporada de cosecha: qué esperar',
    summary: 'Más carga a granel, más espera en los silos.',
    body: '# Qué esperar\n- Más ofertas de granel\n- Filas en los silos\n\n(Falta completar con los datos del mes.)',
    picture: 'grain',
    publishedIn: null,
    lasts: null,
  },
  {
    state: 'ended',
    by: 'platform',
    title: 'Feriado: pasos fronterizos con guardia mínima',
    summary: `En ${words.border} se atiende solo carga perecedera.`,
    body: `Durante el feriado, ${words.border} atiende **solo carga perecedera**. Planifique su llegada para el día siguiente.`,
    publishedIn: -40,
    lasts: 3,
  },
  {
    state: 'archived',
    by: 'second',
    title: 'Cambio de uniforme',
    summary: 'Pase a retirar el suyo por administración.',
    body: 'Los nuevos uniformes ya están en administración. Lleve el anterior.',
    publishedIn: -120,
    lasts: null,
  },
];
