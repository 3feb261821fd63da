import { useParams } from 'react-router';

/** Trucks and semitrailers have different parameter names in their addresses. */
export function useVehicleId(): string {
  const { transportUnitId, semitruckId } = useParams();
  return transportUnitId ?? semitruckId ?? '';
}
