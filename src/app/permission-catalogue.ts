import { foldPermissions } from '#kernel/permission-catalogue.ts';
import { MANIFESTS } from './manifests.gen.ts';

/** The permissions of all areas, and which of them the shipped roles hold. */
export const PERMISSION_CATALOGUE = foldPermissions(Object.values(MANIFESTS));
