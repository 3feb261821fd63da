import { Radio, VisuallyHidden } from '@mantine/core';
import IconTruckOff from '@tabler/icons-react/dist/esm/icons/IconTruckOff.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Suggestion, suggestAssignments } from '#areas/load-orders/contract/order-assign.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import classes from './assign-form.module.css';
import { MOST, MoreButton, STEP } from './more-button.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

interface SuggestionsProps {
  readonly orderId: string;
  readonly suitable: boolean;
  readonly search: string;
  readonly chosen: Suggestion | null;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Trucks with their drivers, the best first. */
export function Suggestions({ orderId, suitable, search, chosen, onChoose }: SuggestionsProps): ReactNode {
  const { t } = useTranslation();
  const [size, setSize] = useState(STEP);
  const query = { suitable: suitable ? 'true' : 'false', size, ...(search ? { search } : {}) } as const;
  const reply = useCall(suggestAssignments, { params: { id: orderId }, query }, { placeholderData: (kept) => kept });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} error={reply.error} />;
  if (!reply.data) return <CardsSkeleton cards={4} />;
  const { suggestions, totalRegistry } = reply.data;
  if (suggestions.length === 0) {
    return (
      <EmptyState
        compact
        icon={IconTruckOff}
        title={t('loadOrders.screens.assign.none')}
        text={t(`loadOrders.screens.assign.${suitable ? 'noneSuitable' : 'noneOther'}`)}
      />
    );
  }
  const pick = (id: string) => {
    const found = suggestions.find(({ transportUnit }) => transportUnit._id === id);
    if (found) onChoose(found);
  };
  return (
    <>
      <Radio.Group
        label={<VisuallyHidden>{t('loadOrders.screens.assign.trucks')}</VisuallyHidden>}
        value={chosen?.transportUnit._id ?? null}
        onChange={pick}
      >
        <div className={classes.cards}>
          {suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.transportUnit._id} suggestion={suggestion} />
          ))}
        </div>
      </Radio.Group>
      <MoreButton shown={suggestions.length} all={totalRegistry} onMore={() => setSize(Math.min(size + STEP, MOST))} />
    </>
  );
}
