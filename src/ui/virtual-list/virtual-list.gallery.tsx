import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { liveTrucks } from '#ui/map/gallery-samples/live-trucks.ts';
import { MarkerPicture } from '#ui/map/markers/marker-picture.tsx';
import type { TruckMark } from '#ui/map/truck-mark.ts';
import { VirtualList } from './virtual-list.tsx';

const TRUCKS = liveTrucks(5_000, 0);
const ROW = 56;
const PICTURE_SCALE = 0.8;

const Row = ({ truck }: { readonly truck: TruckMark }) => (
  <Group gap="sm" wrap="nowrap">
    <MarkerPicture kind="truck" tone={truck.tone} scale={PICTURE_SCALE} />
    <div>
      <Text fw={650} size="sm">
        {truck.label}
      </Text>
      <Text size="xs">{truck.heading === null ? 'Parado' : '72 km/h'}</Text>
    </div>
  </Group>
);

function Long(): ReactNode {
  const [selected, setSelected] = useState<string | null>(null);
  const [isReversed, setReversed] = useState(false);
  const items = useMemo(() => (isReversed ? TRUCKS.toReversed() : TRUCKS), [isReversed]);
  return (
    <Stack gap="xs">
      <Box h="24rem" maw="22rem" bd="1px solid var(--surface-line)" bg="var(--surface-card)">
        <VirtualList
          label="Caminhões"
          items={items}
          itemHeight={ROW}
          selected={selected}
          onSelect={setSelected}
          renderItem={(truck) => <Row truck={truck} />}
        />
      </Box>
      <Group>
        <Button variant="default" onClick={() => setReversed(!isReversed)}>
          Inverter
        </Button>
        <Button variant="default" onClick={() => setSelected('live-4000')}>
          Escolher o 4.001º
        </Button>
        <output data-testid="chosen">{selected}</output>
      </Group>
    </Stack>
  );
}

const page: GalleryPage = {
  title: 'Virtual list',
  sections: [{ id: 'virtual-list', title: '5,000 rows', Component: Long }],
};
export default page;
