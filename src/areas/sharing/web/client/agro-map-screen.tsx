import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { followAgroMap, readAgroMap } from '#areas/sharing/contract/client-view.calls.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { PublicPage } from '#ui/public-page/public-page.tsx';
import { useLivePage } from '#ui/public-page/use-page-changes.ts';

const TYPING_MS = 400;

/** The positions of agro orders' trucks. The address contains the link; without a valid one the map is empty. */
export default function AgroMapScreen(): ReactNode {
  const { t } = useTranslation();
  const { companyId } = useParams();
  const [search] = useSearchParams();
  const [plates, setPlates] = useState(search.get('plates') ?? '');
  const [wanted] = useDebouncedValue(plates.trim(), TYPING_MS);
  const link = companyId ?? search.get('link') ?? '';
  const input = useMemo(() => ({ query: { link, plates: wanted } }), [link, wanted]);
  const { data } = useLivePage(readAgroMap, input, { call: followAgroMap, input: { params: { companyId: link } } });
  const trucks = (data?.trucks ?? []).map(({ plate, lat, lng, loadingOrderStatus, driver, freshness }) => ({
    id: plate,
    at: { lat, lng },
    heading: null,
    tone: ORDER_TONES[statusName(loadingOrderStatus)],
    label: [plate, driver].filter(Boolean).join(' · '),
    ...(freshness === 'never' ? {} : { freshness }),
  }));
  const count = trucks.length;
  return (
    <PublicPage wide company={data?.company ?? undefined}>
      <TextInput
        label={t('sharing.client.map.plates')}
        description={t('sharing.client.map.platesHint')}
        value={plates}
        maxLength={1000}
        onChange={({ currentTarget }) => setPlates(currentTarget.value)}
      />
      <Text role="status">{count > 0 ? t('sharing.client.map.trucks', { count }) : t('sharing.client.map.none')}</Text>
      <MapView label={t('sharing.client.map.title')} size="lg" trucks={trucks} frameKey={`${wanted} ${count > 0}`} />
    </PublicPage>
  );
}
