import type { ReactNode } from 'react';
import { WRITE_ROUTES } from '#areas/routes/contract/route.permissions.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { EDIT } from '../edit-address.ts';
import { useAddressValue } from '../use-address-value.ts';
import { FenceEditor } from './fence-editor.tsx';
import { FenceLibrary } from './fence-library.tsx';

/** The fences of the company: on a map with the list beside it, or one of them in its form. */
export default function GeofencesTab(): ReactNode {
  const mayWrite = useHolds(WRITE_ROUTES);
  const { value: edited, close } = useAddressValue(EDIT);
  if (edited && mayWrite) return <FenceEditor id={edited} onClose={close} />;
  return <FenceLibrary mayWrite={mayWrite} />;
}
