import type { Translation } from '#kernel/phrases.ts';
import type { availabilityPtBR, dockOperationsPtBR, truckTypesPtBR } from './pt-BR.ts';

export const truckTypesEn: Translation<typeof truckTypesPtBR> = {
  pickup: 'Pickup',
  van: 'Van',
  lightTruck: 'Light truck',
  rigidTruck: 'Rigid truck (2 axles)',
  rigidThreeAxles: 'Rigid truck (3 axles)',
  rigidFourAxles: 'Rigid truck (4 axles)',
  tractor: 'Tractor unit (2 axles)',
  tractorThreeAxles: 'Tractor unit (3 axles)',
  boxTruck: 'Box truck',
  flatbedTruck: 'Flatbed truck',
  refrigeratedTruck: 'Refrigerated truck',
  tankTruck: 'Tank truck',
  dumpTruck: 'Dump truck',
  livestockTruck: 'Livestock truck',
  carCarrierTruck: 'Car carrier',
  craneTruck: 'Crane truck',
};

export const dockOperationsEn: Translation<typeof dockOperationsPtBR> = {
  load: 'Loading',
  unload: 'Unloading',
  palletLoad: 'Loading of pallets',
  palletUnload: 'Unloading of pallets',
  bulkLoad: 'Bulk loading',
  bulkUnload: 'Bulk unloading',
  containerLoad: 'Container loading',
  containerUnload: 'Container unloading',
};

/** Whether a driver or a vehicle has an open order. */
export const availabilityEn: Translation<typeof availabilityPtBR> = {
  free: 'Free',
  assigned: 'Assigned',
  onTrip: 'On trip',
};
