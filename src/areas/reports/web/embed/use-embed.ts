import { readEmbed } from '#areas/reports/contract/embed/embed.calls.ts';
import type { ShownEmbed } from '#areas/reports/contract/embed/embed.shapes.ts';
import type { ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { useCall } from '#ui/api/api-context.tsx';

/** A new one is there before the old one is over. */
const LEAD_SECONDS = 60;
const RETRY_MS = 20_000;
/** The own dashboard was chosen, or nothing: others hear of a change at once. */
const OWN_MS = 60_000;

const lastsMs = (embed: ShownEmbed | undefined): number =>
  embed && embed.kind !== 'own' ? Math.max(0, embed.seconds - LEAD_SECONDS) * 1000 : OWN_MS;

/** What a control centre shows, renewed while it is looked at and not before that is needed. */
export function useEmbed(report: ReportScreen) {
  const answer = useCall(
    readEmbed[report],
    {},
    {
      retry: false,
      staleTime: ({ state }) => lastsMs(state.data?.embed),
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => {
        const embed = state.data?.embed;
        if (!embed || embed.kind === 'own') return false;
        if (state.error !== null) return RETRY_MS;
        return Math.max(RETRY_MS, state.dataUpdatedAt + lastsMs(embed) - Date.now());
      },
    },
  );
  const { data, error, dataUpdatedAt, errorUpdateCount } = answer;
  const embed = data?.embed;
  const isOver = embed !== undefined && embed.kind !== 'own' && dataUpdatedAt + embed.seconds * 1000 <= Date.now();
  const isMissing = embed === undefined || isOver;
  return {
    embed: isOver ? undefined : embed,
    /** What is shown while a renewal fails goes on being shown until it is over. */
    error: isMissing ? error : null,
    /** After a failure the own dashboard stays while another try is made. */
    isPending: isMissing && error === null && errorUpdateCount === 0,
    retry: () => void answer.refetch(),
  };
}
