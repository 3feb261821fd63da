import { type ReactNode, useMemo } from 'react';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { countryOrDefault } from '#countries/country.ts';
import { DEFAULT_ZONE } from '#kernel/dates.ts';
import { PermissionProvider } from '#ui/permission/permission-context.tsx';
import { CanOpenProvider } from '#ui/routing/can-open.ts';
import { type SignedIn, SignedInProvider } from '#ui/session/signed-in.ts';
import { ZoneProvider } from '#ui/session/zone.ts';
import { DEFAULT_PRIMARY } from '#ui/theme/palette.ts';
import { canOpenWith } from '../home.ts';
import { useSessionController } from './session-context.ts';
import { companyToEnter } from './step-in/company-to-enter.ts';

interface SignedInScopeProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
}

/** What every screen may know about the signed-in user and their permitted addresses. */
export function SignedInScope({ user, children }: SignedInScopeProps): ReactNode {
  const controller = useSessionController();
  const signedIn = useMemo<SignedIn>(
    () => ({
      userId: user.userId,
      email: user.auth.email,
      fullName: `${user.profile.firstName} ${user.profile.lastName}`.trim(),
      photo: user.profile.pathPhoto,
      companyId: user.company?.companyId ?? null,
      companyName: user.company?.name ?? null,
      country: countryOrDefault(user.company?.country).code,
      isPlatform: user.company?.isPlatform ?? false,
      isAdmin: user.isAdmin,
      isSuperAdmin: user.isSuperAdmin,
      stepIn: user.steppedIn?.isOver === false,
      permissions: new Set(user.permissions),
      drives: user.drives,
      language: user.language,
      defaultTheme: (user.company?.theme.primaryColor ?? DEFAULT_PRIMARY).toUpperCase() === DEFAULT_PRIMARY,
      marketplaceImage: user.company?.theme.marketplaceImage ?? null,
      refresh: () => controller.reload(),
      signOut: () => controller.signOut(),
      stepInto: (company) => companyToEnter.set(company),
    }),
    [user, controller],
  );
  const canOpen = useMemo(() => canOpenWith(signedIn.permissions), [signedIn.permissions]);
  return (
    <SignedInProvider value={signedIn}>
      <PermissionProvider value={signedIn.permissions}>
        <ZoneProvider value={user.company?.timeZone ?? DEFAULT_ZONE}>
          <CanOpenProvider value={canOpen}>{children}</CanOpenProvider>
        </ZoneProvider>
      </PermissionProvider>
    </SignedInProvider>
  );
}
