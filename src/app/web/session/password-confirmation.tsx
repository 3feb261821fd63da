import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';

const PasswordDialog = lazy(async () => {
  const { PasswordDialog: Dialog } = await import('#ui/dialog/password-dialog.tsx');
  return { default: Dialog };
});

type Answer = (confirmed: boolean) => void;

/** Asks for the password when the server wants it confirmed, and lets the call that waits for it go on. */
export default function PasswordConfirmation(): ReactNode {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        setIsNeeded(true);
        setAnswer((open: Answer | null) => {
          open?.(false);
          return resolve;
        });
      });
    return api.confirmWith(ask);
  }, [api]);

  if (!isNeeded) return null;
  const settle = (confirmed: boolean) => {
    answer?.(confirmed);
    setAnswer(null);
  };
  const verify = async (password: string) => {
    const { confirmPassword } = await import('#areas/session/contract/password.calls.ts');
    try {
      await api.call(confirmPassword, { body: { password } });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'session.wrongPassword') return false;
      throw error;
    }
  };
  return (
    <Suspense>
      <PasswordDialog
        opened={answer !== null}
        verify={verify}
        onVerified={() => settle(true)}
        onClose={() => settle(false)}
      />
    </Suspense>
  );
}
