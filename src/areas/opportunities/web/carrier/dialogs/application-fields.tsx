import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import type { ChangeForm } from './apply-shape.ts';
import { DrivenTruck } from './driven-truck.tsx';
import { TruckChoice } from './truck-choice.tsx';

const field = fieldsOf<ChangeForm>();

interface ApplicationFieldsProps {
  readonly opportunityId: string;
  /** Trucks that are still asked for. */
  readonly left: number;
  readonly changed?: PostulationView;
}

/** What applying and changing an application have in common: how many trucks, which one first, a comment. */
export function ApplicationFields({ opportunityId, left, changed }: ApplicationFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { drives: isTrucker } = useSignedIn();
  return (
    <>
      {!isTrucker && left > 1 && (
        <NumberField
          name={field('trucks')}
          label={t('opportunities.carrier.fields.trucks')}
          help={t('opportunities.carrier.trucksLeft', { count: left })}
          decimals={0}
          min={1}
          max={left}
          step={1}
        />
      )}
      {isTrucker ? (
        <DrivenTruck opportunityId={opportunityId} />
      ) : (
        <TruckChoice opportunityId={opportunityId} chosen={changed} />
      )}
      <TextareaField name={field('comment')} label={t('opportunities.carrier.fields.comment')} rows={2} />
    </>
  );
}
