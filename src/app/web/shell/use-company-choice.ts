import { useNavigate } from 'react-router';
import { type CompanyToEnter, useSignedIn } from '#ui/session/signed-in.ts';
import { useSessionController, useSessionUser } from '../session/session-context.ts';

export interface CompanyChoice {
  /** Whether there is more than one company to work in. */
  readonly isOffered: boolean;
  readonly choose: (company: CompanyToEnter) => Promise<void>;
}

/** Choosing another company opens its home; a super administrator steps into one that is not theirs. */
export function useCompanyChoice(): CompanyChoice {
  const user = useSessionUser();
  const session = useSessionController();
  const { stepInto } = useSignedIn();
  const navigate = useNavigate();
  return {
    isOffered: user.isSuperAdmin || user.companies.length > 1,
    choose: async (company) => {
      if (!user.companies.some(({ companyId }) => companyId === company.id)) return stepInto(company);
      await session.select(company.id);
      navigate('/');
    },
  };
}
