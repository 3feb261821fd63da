import type { ReactNode } from 'react';
import { WRITE_ROUTES } from '#areas/routes/contract/route.permissions.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { EDIT } from '../edit-address.ts';
import { useAddressValue } from '../use-address-value.ts';
import { PlaceEditor } from './place-editor.tsx';
import { PlaceLibrary } from './place-library.tsx';

/** Where trucks load and unload: on a map with the list beside it, or one of them in its form. */
export default function PlacesTab(): ReactNode {
  const mayWrite = useHolds(WRITE_ROUTES);
  const { value: edited, close } = useAddressValue(EDIT);
  if (edited && mayWrite) return <PlaceEditor id={edited} onSaved={close} onClose={close} />;
  return <PlaceLibrary mayWrite={mayWrite} />;
}
