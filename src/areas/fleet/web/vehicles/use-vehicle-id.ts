import { useParams } from 'react-router';

/** Trucks and semitrailers have different names for it in their addresses. */
export function useVehicleId(): string {
  const { transportUnitId, semitruckId } = useParams();
  return transportUnitId ?? semitruckId ?? '';
}
