import { Button, Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { findApplicationTrucks } from '#areas/opportunities/contract/postulation.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import type { ChangeForm } from './apply-shape.ts';
import classes from './truck-choice.module.css';
import { TruckWords } from './truck-words.tsx';

const field = fieldsOf<ChangeForm>();
const PAUSE_MS = 300;
/** Shown before somebody asks for more. */
const FEW = 4;
const NONE = 'none';

interface TruckChoiceProps {
  readonly opportunityId: string;
  /** The truck of the application that is changed, which a search may not find. */
  readonly chosen?: PostulationView | undefined;
}

/** A truck with its driver, the most suitable first, or none yet. */
export function TruckChoice({ opportunityId, chosen }: TruckChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { set } = useFormValues();
  const truckId = useFieldValue(field('truckId'));
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [search] = useDebouncedValue(text.trim(), PAUSE_MS);
  const reply = useCall(
    findApplicationTrucks,
    { params: { id: opportunityId }, query: search ? { search } : {} },
    { placeholderData: (kept) => kept },
  );
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} error={reply.error} />;
  if (!reply.data) return <CardsSkeleton cards={2} />;
  const { trucks } = reply.data;
  const choose = (id: string) => {
    const truck = trucks.find((candidate) => candidate.truckId === id);
    set(field('truckId'), truck?.truckId ?? null, { shouldDirty: true });
    set(field('driverId'), truck?.driverId ?? null, { shouldDirty: true });
  };
  const earlier = chosen?.truck.truckId === truckId && !trucks.some((truck) => truck.truckId === truckId);
  const shown = isWhole ? trucks : trucks.filter((truck, at) => at < FEW || truck.truckId === truckId);
  return (
    <div className={classes.choice}>
      {(trucks.length > FEW || search !== '' || text !== '') && (
        <TextInput
          aria-label={t('opportunities.carrier.trucks.search')}
          placeholder={t('opportunities.carrier.trucks.search')}
          leftSection={<IconSearch size="1.1rem" aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Radio.Group
        label={t('opportunities.carrier.trucks.label')}
        description={t('opportunities.carrier.trucks.help')}
        value={truckId ?? NONE}
        onChange={choose}
      >
        <div className={classes.cards}>
          <Card value={NONE}>{t('opportunities.carrier.trucks.none')}</Card>
          {earlier && truckId && (
            <Card value={truckId}>{[chosen.truck.plate, chosen.driver.name].filter(Boolean).join(' · ')}</Card>
          )}
          {shown.map((truck) => (
            <Card key={truck.truckId} value={truck.truckId}>
              <TruckWords truck={truck} />
            </Card>
          ))}
        </div>
      </Radio.Group>
      {trucks.length === 0 && <NoTrucks searched={search !== ''} />}
      {shown.length < trucks.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('opportunities.carrier.trucks.more', { count: trucks.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

function Card({ value, children }: { readonly value: string; readonly children: ReactNode }): ReactNode {
  return (
    <Radio.Card value={value} className={classes.card!}>
      <Radio.Indicator />
      {children}
    </Radio.Card>
  );
}

function NoTrucks({ searched }: { readonly searched: boolean }): ReactNode {
  const { t } = useTranslation();
  return <EmptyState compact title={t(`opportunities.carrier.trucks.${searched ? 'notFound' : 'noFleet'}`)} />;
}
