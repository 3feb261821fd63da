import { createContext, type ReactNode, useContext } from 'react';
import { holds, type PermissionRule } from '#kernel/permission.ts';

const PermissionContext = createContext<ReadonlySet<string>>(new Set());
export const PermissionProvider = PermissionContext.Provider;

export function useHolds(rule: PermissionRule): boolean {
  return holds(useContext(PermissionContext), rule);
}

/** Everything that the reader holds. */
export const usePermissions = (): ReadonlySet<string> => useContext(PermissionContext);

interface AllowedProps {
  /** A permission name, any of, all of, or none of several. */
  readonly rule: PermissionRule;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its content to holders only; the server checks again. */
export function Allowed({ rule, otherwise = null, children }: AllowedProps): ReactNode {
  return useHolds(rule) ? children : otherwise;
}
