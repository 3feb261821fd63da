import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useToday } from '#ui/session/zone.ts';
import { type RecordPlace, recordAddress } from '../record/record-addresses.ts';
import { OpportunityForm } from './opportunity-form.tsx';
import type { OpportunityFormInput } from './opportunity-shape.ts';
import type { Copied } from './start-values.ts';
import type { StepProps } from './step-props.ts';
import { useFreeDescription } from './use-free-description.ts';
import { useOwnCurrency } from './use-own-currency.ts';

interface CopyFormProps extends Pick<StepProps, 'client'> {
  readonly place: RecordPlace;
  readonly label: string;
  readonly draft: string;
  readonly backTo: string;
  /** The description of what is copied. */
  readonly description: string;
  readonly start: (copied: Copied) => OpportunityFormInput;
}

/** The form of a new opportunity that starts with the values of something else, as they were when it was opened. */
export function CopyForm({ place, label, draft, backTo, client, description, start }: CopyFormProps): ReactNode {
  const navigate = useNavigate();
  const currency = useOwnCurrency();
  const today = useToday();
  const [wanted] = useState(description);
  const free = useFreeDescription(wanted);
  const [defaults, setDefaults] = useState<OpportunityFormInput | null>(null);
  const isFixed = place === 'market';
  if (defaults === null && free !== undefined)
    setDefaults(start({ currency, today, description: free, ...(isFixed ? { publicationType: 'marketplace' } : {}) }));
  if (defaults === null) return <FormSkeleton fields={12} />;
  return (
    <OpportunityForm
      label={label}
      action="clone"
      opportunity={null}
      client={client}
      isFixed={isFixed}
      defaults={defaults}
      draft={draft}
      ownCurrency={currency}
      backTo={backTo}
      onSaved={({ _id }) => void navigate(recordAddress(place, _id), { replace: true })}
    />
  );
}
