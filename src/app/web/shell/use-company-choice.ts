import { useNavigate } from 'react-router';
import { useSessionController, useSessionUser } from '../session/session-context.ts';

interface CompanyChoice {
  /** Whether there is more than one company to work in. */
  readonly isOffered: boolean;
  readonly choose: (companyId: string) => Promise<void>;
}

/** Choosing another company opens its home. */
export function useCompanyChoice(): CompanyChoice {
  const user = useSessionUser();
  const session = useSessionController();
  const navigate = useNavigate();
  return {
    isOffered: user.isSuperAdmin || user.companies.length > 1,
    choose: async (companyId) => {
      await session.select(companyId);
      navigate('/');
    },
  };
}
