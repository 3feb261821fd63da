import { foldPermissions } from '#kernel/permission-catalogue.ts';
import { MANIFESTS } from './manifests.gen.ts';

/** The permissions of all areas, and what the roles that ship hold of them. */
export const PERMISSION_CATALOGUE = foldPermissions(Object.values(MANIFESTS));
