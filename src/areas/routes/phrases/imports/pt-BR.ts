export const ptBR = {
  imports: {
    targets: { place: 'Locais', geofence: 'Cercas circulares' },
    titles: { place: 'Importar locais', geofence: 'Importar cercas circulares' },
    columns: { mapLink: 'Link do mapa' },
    hints: {
      coordinate: 'Em graus decimais, como -23.9608; o sul e o oeste são negativos.',
      mapLink:
        'Em lugar de latitude e longitude: link completo do Google Maps, Waze ou outro mapa, ou as duas coordenadas.',
      placeName: 'Um nome que nenhum outro local da empresa tem.',
      placeRadius: 'Em metros, de 20 a 200000. Vazio: 300.',
      placeMinutes: 'Quanto tempo um caminhão costuma ficar, em minutos. Vazio: 120.',
      placeUse: 'Vazio: carga e descarga.',
      geofenceName:
        'Um nome que nenhuma outra cerca da empresa tem. Cada linha é um círculo; outras formas se desenham ou vêm de GeoJSON ou KML.',
      geofenceRadius: 'Em metros, de 20 a 200000.',
      geofenceSpeed: 'De 5 a 130 km/h. Vazio: sem limite.',
    },
  },
  validation: {
    coordinatesOrLink: 'Informe latitude e longitude, ou um link do mapa',
    mapLink: 'O link do Google Maps não está bem formatado',
    shortMapLink: 'O link é curto: abra-o e copie o endereço completo do mapa',
  },
};
