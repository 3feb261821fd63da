import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  imports: {
    targets: { place: 'Lugares', geofence: 'Geocercas circulares' },
    titles: { place: 'Importar lugares', geofence: 'Importar geocercas circulares' },
    columns: { mapLink: 'Enlace del mapa' },
    hints: {
      coordinate: 'En grados decimales, como -16.4897; el sur y el oeste son negativos.',
      mapLink:
        'En lugar de latitud y longitud: enlace completo de Google Maps, Waze u otro mapa, o las dos coordenadas.',
      placeName: 'Un nombre que ningún otro lugar de la empresa tiene.',
      placeRadius: 'En metros, de 20 a 200000. Vacío: 300.',
      placeMinutes: 'Cuánto suele quedarse un camión, en minutos. Vacío: 120.',
      placeUse: 'Vacío: carga y descarga.',
      geofenceName:
        'Un nombre que ninguna otra geocerca de la empresa tiene. Cada fila es un círculo; otras formas se dibujan o vienen de GeoJSON o KML.',
      geofenceRadius: 'En metros, de 20 a 200000.',
      geofenceSpeed: 'De 5 a 130 km/h. Vacío: sin límite.',
    },
  },
  validation: {
    coordinatesOrLink: 'Indique latitud y longitud, o un enlace del mapa',
    mapLink: 'El link de GoogleMaps no esta bien formateado',
    shortMapLink: 'El enlace es corto: ábralo y copie la dirección completa del mapa',
  },
};
