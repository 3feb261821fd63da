import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  imports: {
    targets: { place: 'Places', geofence: 'Circular geofences' },
    titles: { place: 'Import places', geofence: 'Import circular geofences' },
    columns: { mapLink: 'Map link' },
    hints: {
      coordinate: 'In decimal degrees, like 20.6736; south and west are negative.',
      mapLink:
        'Instead of latitude and longitude: a full link of Google Maps, Waze or another map, or both coordinates.',
      placeName: 'A name that no other place of the company has.',
      placeRadius: 'In metres, from 20 to 200000. Empty: 300.',
      placeMinutes: 'How long a truck usually stays, in minutes. Empty: 120.',
      placeUse: 'Empty: loading and unloading.',
      geofenceName:
        'A name that no other geofence of the company has. Each row is a circle; other shapes are drawn or come as GeoJSON or KML.',
      geofenceRadius: 'In metres, from 20 to 200000.',
      geofenceSpeed: 'From 5 to 130 km/h. Empty: no limit.',
    },
  },
  validation: {
    coordinatesOrLink: 'Enter latitude and longitude, or a map link',
    mapLink: 'The Google Maps link is not well formed',
    shortMapLink: 'The link is short: open it and copy the full address of the map',
  },
};
