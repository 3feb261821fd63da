import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { Position } from '#kernel/position.ts';
import { ApiProvider } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { SampleForm } from '#ui/gallery/sample-form.tsx';
import { AddressBook, type AddressEntry } from './address-book.tsx';
import { useCitySource } from './city-source.ts';
import { GalleryPlaces } from './gallery-samples/gallery-places.ts';
import { areas, places, routes, trucks } from './gallery-samples/trips.ts';
import type { DrawnShape } from './geometry/shape.ts';
import { SHAPE_KINDS } from './geometry/shape.ts';
import type { LegendEntry } from './map-props.ts';
import { MapView } from './map-view.tsx';
import { MapPickerDialog } from './picker/map-picker-dialog.tsx';

const api = new GalleryPlaces();

const TRUCK_LEGEND: readonly LegendEntry[] = [
  { mark: { kind: 'truck', tone: 'active' }, label: 'Em viagem' },
  { mark: { kind: 'truck', tone: 'neutral' }, label: 'Parado' },
  { mark: { kind: 'truck', tone: 'danger' }, label: 'Com alerta' },
];
const TRIP_LEGEND: readonly LegendEntry[] = [
  { mark: { kind: 'planned' } },
  { mark: { kind: 'driven' } },
  { mark: { kind: 'checkpoint' } },
  { mark: { kind: 'area' } },
  { mark: { kind: 'area', tone: 'danger' }, label: 'Zona de risco' },
];

function Fleet(): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const truck = trucks.find(({ id }) => id === chosen);
  return (
    <MapView
      size="lg"
      label="Caminhões em viagem"
      country="BO"
      trucks={trucks}
      legend={TRUCK_LEGEND}
      selected={chosen}
      onSelect={setChosen}
      onPick={() => setChosen(null)}
      popup={
        truck
          ? {
              at: truck.at,
              label: truck.label,
              onClose: () => setChosen(null),
              content: (
                <Stack gap={2}>
                  <Text fw={650}>{truck.label}</Text>
                  <Text size="sm">Ana Rojas · OC-1042</Text>
                  <Text size="sm" c="dimmed">
                    72 km/h · há 2 minutos
                  </Text>
                  <Text size="sm" c="dimmed">
                    Próxima parada: Depósito Oruro
                  </Text>
                  <Group gap="md" mt={4}>
                    <Anchor size="sm" href="tel:+59170000000">
                      Ligar
                    </Anchor>
                    <Anchor size="sm" href="https://wa.me/59170000000">
                      WhatsApp
                    </Anchor>
                  </Group>
                </Stack>
              ),
            }
          : null
      }
    />
  );
}

function Trip(): ReactNode {
  const [chosen, setChosen] = useState('');
  return (
    <Stack gap="xs">
      <MapView
        size="lg"
        label="Viagem de La Paz a Santa Cruz"
        country="BO"
        routes={routes}
        places={places}
        areas={areas}
        legend={TRIP_LEGEND}
        selected={chosen}
        onSelect={setChosen}
        onSelectArea={setChosen}
      />
      <output data-testid="chosen">{chosen}</output>
    </Stack>
  );
}

function Geofences(): ReactNode {
  const [shapes, setShapes] = useState<readonly DrawnShape[]>([
    { id: 'depot', kind: 'circle', centre: { lat: -17.7863, lng: -63.1812 }, radiusMeters: 12_000 },
  ]);
  const [isOpen, setOpen] = useState(true);
  return (
    <Stack gap="xs">
      {isOpen && (
        <MapView
          size="lg"
          label="Geocercas"
          country="BO"
          frame={[
            { lat: -17.5, lng: -63.6 },
            { lat: -18.1, lng: -62.8 },
            { lat: -17.8, lng: -63.2 },
          ]}
          drawing={{ tools: SHAPE_KINDS, shapes, onChange: setShapes }}
        />
      )}
      <Group>
        <Button variant="default" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fechar o mapa' : 'Abrir o mapa'}
        </Button>
        <output data-testid="shapes">{shapes.map(({ kind }) => kind).join(', ')}</output>
      </Group>
    </Stack>
  );
}

function Picker(): ReactNode {
  const [opened, setOpened] = useState(false);
  const [position, setPosition] = useState<Position | null>(null);
  return (
    <ApiProvider value={api}>
      <Group>
        <Button onClick={() => setOpened(true)}>Escolher no mapa</Button>
        <output data-testid="position">{position ? `${position.lat}, ${position.lng}` : 'nenhuma'}</output>
      </Group>
      <MapPickerDialog
        opened={opened}
        initial={position}
        country="BO"
        onConfirm={(chosen) => {
          setPosition(chosen);
          setOpened(false);
        }}
        onClose={() => setOpened(false)}
      />
    </ApiProvider>
  );
}

const cityShape = z.object({ origin: z.string(), destination: z.string().nullish() });
const field = fieldsOf(cityShape);

function CityFields(): ReactNode {
  const source = useCitySource('BO');
  return (
    <SampleForm shape={cityShape} defaults={{ destination: 'bo-04-la-paz' }}>
      <CityField name={field('origin')} label="Cidade de origem" source={source} />
      <CityField name={field('destination')} label="Cidade de destino" source={source} />
    </SampleForm>
  );
}

const Cities = () => (
  <ApiProvider value={api}>
    <CityFields />
  </ApiProvider>
);

const BOOK_WORDS = {
  open: 'Livro de endereços',
  search: 'Buscar endereço',
  none: 'Nenhum endereço encontrado',
  save: 'Salvar endereço',
  saved: 'Endereço salvo',
  notSaved: 'O endereço não foi salvo',
} as const;
const BOOK: readonly AddressEntry<string>[] = [
  { id: '1', name: 'Depósito Oruro', detail: 'Própria empresa · Av. 6 de Agosto 120, Oruro', place: 'Oruro' },
  { id: '2', name: 'Ingenio Guabirá', detail: 'Cliente · Carretera al Norte km 56, Montero', place: 'Montero' },
];
const FAILED = new ApiError(503, { code: 'places.unreachable', message: 'Tente mais tarde.' });

interface BookProps {
  readonly label: string;
  readonly entries: readonly AddressEntry<string>[];
  readonly onSave: (() => Promise<unknown>) | null;
}

function Book({ label, entries, onSave }: BookProps): ReactNode {
  const [chosen, setChosen] = useState('');
  return (
    <Group role="group" aria-label={label}>
      <AddressBook
        text={(part) => BOOK_WORDS[part]}
        of={['gallery', label]}
        find={async (search) => entries.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
        onPick={setChosen}
        onSave={onSave}
      />
      <output>{chosen}</output>
    </Group>
  );
}

/** Of the addresses that are saved, one never is, one is refused. */
const AddressBooks = () => (
  <Stack>
    <Book label="Vazio" entries={[]} onSave={null} />
    <Book label="Com endereços" entries={BOOK} onSave={() => Promise.resolve()} />
    <Book label="Salvando" entries={BOOK} onSave={() => new Promise(() => undefined)} />
    <Book label="Não salvo" entries={BOOK} onSave={() => Promise.reject(FAILED)} />
  </Stack>
);

const Empty = () => <MapView size="md" label="Mapa do país" country="BO" countryWide />;

/** Its style fails to load, so the built-in map is shown. */
const Foreign = () => (
  <MapView size="md" label="Mapa com estilo próprio" country="CL" source={{ styleUrl: '/no-such-style.json' }} />
);

/** The journey provides the archive, and takes it away while the map is shown. */
const Archive = () => (
  <MapView
    size="md"
    label="Mapa de um arquivo"
    country="CL"
    source={{ tilesUrl: '/map-archive.pmtiles' }}
    routes={routes}
  />
);

const page: GalleryPage = {
  title: 'Map',
  sections: [
    { id: 'map-fleet', title: 'Trucks, clustered, with a popup', Component: Fleet },
    { id: 'map-trip', title: 'Route planned and driven, places, areas', Component: Trip },
    { id: 'map-drawing', title: 'Drawing geofences', Component: Geofences },
    { id: 'map-picker', title: 'Map picker', Component: Picker },
    { id: 'map-cities', title: 'City field', Component: Cities },
    { id: 'map-address-book', title: 'Address book: empty, with entries, saving, refused', Component: AddressBooks },
    { id: 'map-country', title: 'A country as a whole', Component: Empty },
    { id: 'map-archive', title: 'Tiles of an archive', Component: Archive },
    { id: 'map-style', title: 'A style that cannot be loaded', Component: Foreign },
  ],
};
export default page;
