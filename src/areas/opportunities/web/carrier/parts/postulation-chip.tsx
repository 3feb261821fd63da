import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostulationState } from '#areas/opportunities/rules/postulation-state.ts';
import type { Tone } from '#kernel/tone.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';

export const POSTULATION_TONES = {
  pending: 'info',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Readonly<Record<PostulationState, Tone>>;

export function PostulationChip({ state }: { readonly state: PostulationState }): ReactNode {
  const { t } = useTranslation();
  return <StatusChip tone={POSTULATION_TONES[state]} label={t(`opportunities.postulationStates.${state}`)} />;
}
