import { type ReactNode, useMemo } from 'react';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { countryOrDefault } from '#countries/country.ts';
import { PermissionProvider } from '#ui/permission/permission-context.tsx';
import { type SignedIn, SignedInProvider } from '#ui/session/signed-in.ts';
import { DEFAULT_PRIMARY } from '#ui/theme/palette.ts';
import { useSessionController } from './session/session-context.ts';
import { Shell } from './shell/shell.tsx';

interface PrivateFrameProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
}

/** The shell, and what every screen inside it may know about who is signed in. */
export default function PrivateFrame({ user, children }: PrivateFrameProps): ReactNode {
  return (
    <SignedInScope user={user}>
      <Shell>{children}</Shell>
    </SignedInScope>
  );
}

function SignedInScope({ user, children }: { readonly user: SessionUser; readonly children: ReactNode }): ReactNode {
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
      isAdmin: user.isAdmin,
      isSuperAdmin: user.isSuperAdmin,
      permissions: new Set(user.permissions),
      language: user.language,
      defaultTheme: (user.company?.theme.primaryColor ?? DEFAULT_PRIMARY).toUpperCase() === DEFAULT_PRIMARY,
      refresh: () => controller.reload(),
      signOut: () => controller.signOut(),
    }),
    [user, controller],
  );
  return (
    <SignedInProvider value={signedIn}>
      <PermissionProvider value={signedIn.permissions}>{children}</PermissionProvider>
    </SignedInProvider>
  );
}
