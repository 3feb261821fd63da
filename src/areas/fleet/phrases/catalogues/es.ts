import type { Translation } from '#kernel/phrases.ts';
import type { availabilityPtBR, dockOperationsPtBR, truckTypesPtBR } from './pt-BR.ts';

export const truckTypesEs: Translation<typeof truckTypesPtBR> = {
  pickup: 'Camioneta',
  van: 'Furgón liviano',
  lightTruck: 'Camión liviano (3/4)',
  rigidTruck: 'Camión rígido (2 ejes)',
  rigidThreeAxles: 'Camión rígido (3 ejes)',
  rigidFourAxles: 'Camión rígido (4 ejes)',
  tractor: 'Tractocamión (2 ejes)',
  tractorThreeAxles: 'Tractocamión (3 ejes)',
  boxTruck: 'Camión furgón',
  flatbedTruck: 'Camión plataforma',
  refrigeratedTruck: 'Camión refrigerado',
  tankTruck: 'Camión cisterna',
  dumpTruck: 'Volqueta',
  livestockTruck: 'Camión ganadero',
  carCarrierTruck: 'Camión cigüeña',
  craneTruck: 'Camión grúa',
};

export const dockOperationsEs: Translation<typeof dockOperationsPtBR> = {
  load: 'Carga',
  unload: 'Descarga',
  palletLoad: 'Carga paletizada',
  palletUnload: 'Descarga paletizada',
  bulkLoad: 'Carga a granel',
  bulkUnload: 'Descarga a granel',
  containerLoad: 'Carga de contenedor',
  containerUnload: 'Descarga de contenedor',
};

/** Whether a driver or a vehicle has an open order. */
export const availabilityEs: Translation<typeof availabilityPtBR> = {
  free: 'Libre',
  assigned: 'Asignado',
  onTrip: 'En viaje',
};
