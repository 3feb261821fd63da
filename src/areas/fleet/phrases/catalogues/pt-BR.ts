/** The few phrases about vehicles that other areas use too, separate from the rest to keep what they load small. */
export const truckTypesPtBR = {
  pickup: 'Caminhonete',
  van: 'Furgão leve',
  lightTruck: 'Caminhão leve (3/4)',
  rigidTruck: 'Toco (2 eixos)',
  rigidThreeAxles: 'Truck (3 eixos)',
  rigidFourAxles: 'Bitruck (4 eixos)',
  tractor: 'Cavalo mecânico (2 eixos)',
  tractorThreeAxles: 'Cavalo mecânico (3 eixos)',
  boxTruck: 'Caminhão baú',
  flatbedTruck: 'Caminhão plataforma',
  refrigeratedTruck: 'Caminhão refrigerado',
  tankTruck: 'Caminhão-tanque',
  dumpTruck: 'Caminhão basculante',
  livestockTruck: 'Caminhão boiadeiro',
  carCarrierTruck: 'Caminhão cegonha',
  craneTruck: 'Caminhão munck',
} as const;

export const dockOperationsPtBR = {
  load: 'Carga',
  unload: 'Descarga',
  palletLoad: 'Carga paletizada',
  palletUnload: 'Descarga paletizada',
  bulkLoad: 'Carga a granel',
  bulkUnload: 'Descarga a granel',
  containerLoad: 'Carga de contêiner',
  containerUnload: 'Descarga de contêiner',
} as const;

/** Whether a driver or a vehicle has an open order. */
export const availabilityPtBR = { free: 'Livre', assigned: 'Atribuído', onTrip: 'Em viagem' } as const;
