import { Alert, Button, Group, Input, Rating, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { followRatedTrip, type RatedTrip, rateTrip, readRatedTrip } from '#areas/sharing/contract/rating.calls.ts';
import { NAME_MAX, TEXT_MAX } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { PublicPage, PublicPageState } from '#ui/public-page/public-page.tsx';
import { useLivePage } from '#ui/public-page/use-page-changes.ts';
import { Section } from '#ui/record/section.tsx';
import { RATED, RatingCard } from './rating-card.tsx';

/** Accepts one rating per link, and shows it afterwards. */
export default function RatingScreen(): ReactNode {
  const { t } = useTranslation();
  const { loadOrderId = '' } = useParams();
  const input = useMemo(() => ({ params: { loadOrderId }, query: {} }), [loadOrderId]);
  const { data, error, refetch } = useLivePage(readRatedTrip, input, {
    call: followRatedTrip,
    input: { params: input.params },
  });
  const trip = data?.trip;
  if (!trip) return <PublicPageState error={error} onRetry={() => void refetch()} />;
  return (
    <PublicPage company={trip.sharer}>
      <Stack gap={0}>
        <Title order={1} size="h2">
          {t(trip.rating ? 'sharing.rating.thanks.title' : 'sharing.rating.title')}
        </Title>
        <Text c="dimmed">
          {[trip.loadingOrderCode, `${trip.origin} → ${trip.destination}`, trip.driver, trip.plate]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {trip.rating && <Given trip={trip} rating={trip.rating} />}
      {!trip.rating && trip.open && <Stars alias={loadOrderId} />}
      {!trip.rating && !trip.open && (
        <EmptyState title={t('sharing.rating.notYet.title')} text={t('sharing.rating.notYet.text')} />
      )}
    </PublicPage>
  );
}

interface GivenProps {
  readonly trip: RatedTrip;
  readonly rating: NonNullable<RatedTrip['rating']>;
}

function Given({ trip, rating }: GivenProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('sharing.rating.section')}>
      <RatingCard rating={rating} company={trip.sharer.name} />
      <Text size="sm" c="dimmed" mt="md">
        {t('sharing.rating.thanks.text')}
      </Text>
    </Section>
  );
}

type Given = Readonly<Record<(typeof RATED)[number], number | null>>;

function Stars({ alias }: { readonly alias: string }): ReactNode {
  const { t } = useTranslation();
  const [stars, setStars] = useState<Given>({ facility: null, driver: null, company: null });
  const [words, setWords] = useState({ comment: '', name: '' });
  const [isMissing, setMissing] = useState(false);
  const send = useAction(rateTrip);
  const submit = () => {
    if (RATED.every((what) => stars[what] === null)) return setMissing(true);
    send.mutate({ params: { loadOrderId: alias }, body: { ...stars, ...words } });
  };
  return (
    <Section title={t('sharing.rating.text')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          {send.error && (
            <Alert color="red" role="alert">
              {reasonText(send.error, t)}
            </Alert>
          )}
          {RATED.map((what) => (
            <Input.Wrapper key={what} label={t(`sharing.rating.${what}`)} labelElement="div" role="group">
              <Group>
                <Rating
                  size="xl"
                  color="yellow.6"
                  value={stars[what] ?? 0}
                  getSymbolLabel={(count) => `${t(`sharing.rating.${what}`)}: ${t('sharing.rating.stars', { count })}`}
                  onChange={(value) => {
                    // Zero stars means no rating.
                    setStars((given) => ({ ...given, [what]: value || null }));
                    setMissing(false);
                  }}
                />
              </Group>
            </Input.Wrapper>
          ))}
          {isMissing && (
            <Text c="red" size="sm" role="alert">
              {t('sharing.rating.atLeastOne')}
            </Text>
          )}
          <Textarea
            label={t('sharing.rating.comment')}
            autosize
            minRows={3}
            maxLength={TEXT_MAX}
            value={words.comment}
            onChange={({ currentTarget: { value } }) => setWords((said) => ({ ...said, comment: value }))}
          />
          <TextInput
            label={t('sharing.rating.name')}
            autoComplete="name"
            maxLength={NAME_MAX}
            value={words.name}
            onChange={({ currentTarget: { value } }) => setWords((said) => ({ ...said, name: value }))}
          />
          <Button type="submit" size="md" loading={send.isPending}>
            {t('sharing.rating.send')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
