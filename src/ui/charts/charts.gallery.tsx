import type { ReactNode } from 'react';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { CanOpenProvider } from '#ui/routing/can-open.ts';
import { Board, BoardSkeleton, Cards, ChartCard, FailedCard, NumberTile, TableCard, Tiles } from './board.tsx';
import type { ChartData, ChartForm } from './chart-data.ts';
import type { Leads } from './leads.ts';

const LEFT = '/before';
const KINDS: Leads = [
  { name: 'Ordens de carga', address: '/before/orders' },
  { name: 'Ordens agro', address: '/before/agro' },
];
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const DAYS = range(14).map((at) => ({
  axis: `${String(at + 1).padStart(2, '0')}/03`,
  full: `${String(at + 1).padStart(2, '0')}/03/2025`,
}));
const named = (names: readonly string[]) => names.map((name) => ({ axis: name, full: name }));
const LANES = named([
  'Santa Cruz de la Sierra → La Paz',
  'Cochabamba → Arica',
  'Oruro → Iquique',
  'Tarija → Santa Cruz de la Sierra',
  'Montero → Puerto Quijarro',
]);
const STATES = named(['Na estrada', 'Carregando', 'Esperando caminhão', 'Em fronteira', 'Atrasada']);
const TRUCKS = ['2000-XYZ', '3141-ABC', '4477-KLM', '5102-TRD', '6210-PQR'];

const wave = (at: number, by: number) => Math.round(20 + 12 * Math.sin(at / 2 + by) + by * 4);

function useSample(
  form: ChartForm,
  part: Pick<ChartData, 'categories'>,
  rows: readonly string[],
  leads: Leads = LEFT,
): ChartData {
  const numbers = useNumbers();
  return {
    form,
    isOverTime: part.categories === DAYS,
    categories: part.categories,
    series: rows.map((name, row) => {
      const values = part.categories.map((_, at) =>
        form === 'burnUp' ? wave(at, row) + at * (24 - row * 6) : wave(at, row),
      );
      return {
        name,
        values: values.map((value, at) => (at === 9 && row > 2 ? null : value)),
        addresses: values.map(() => leads),
      };
    }),
    show: (value) => numbers.withUnit(value, 'Tn'),
    showOnAxis: numbers.show,
  };
}

const opening = (Sample: () => ReactNode) =>
  function Opening(): ReactNode {
    return (
      <CanOpenProvider value={() => true}>
        <Sample />
      </CanOpenProvider>
    );
  };

function Numbers(): ReactNode {
  return (
    <Tiles>
      <NumberTile
        title="Na estrada"
        value="128"
        address={LEFT}
        change={{ direction: 'up', text: '12% a mais que antes', isGood: null }}
      />
      <NumberTile
        title="Atrasadas agora"
        value="9"
        address={KINDS}
        change={{ direction: 'up', text: '3 a mais que antes', isGood: false }}
      />
      <NumberTile
        title="OTIF"
        about="Viagens entregues no prazo e completas, entre todas as que terminaram."
        value="93,4%"
        address={LEFT}
        change={{ direction: 'up', text: '1,2 p.p. a mais que antes', isGood: true }}
        notes={[{ text: '4 viagens sem data de entrega', address: LEFT }]}
      />
      <NumberTile
        title="Margem"
        value="Bs 1,284,567.80"
        address={null}
        change={{ direction: 'down', text: '4% a menos que antes', isGood: false }}
        notes={[{ text: '7 ordens sem cotação', address: LEFT }]}
      />
      <NumberTile title="Quilômetros vazios" value={null} address={null} />
      <NumberTile
        title="Viagens sem sinal"
        value="0"
        address={LEFT}
        change={{ direction: 'same', text: 'Igual a antes', isGood: null }}
      />
    </Tiles>
  );
}

function Charts(): ReactNode {
  const bars = useSample('bars', { categories: LANES }, ['Margem'], KINDS);
  const stacked = useSample('stacked', { categories: DAYS }, ['No prazo', 'Atrasadas', 'Sem data']);
  const lines = useSample('lines', { categories: DAYS }, ['OTIF', 'Meta']);
  const burnUp = useSample('burnUp', { categories: DAYS }, ['Prometido', 'Entregue']);
  const donut = useSample('donut', { categories: STATES }, ['Viagens']);
  const heat = useSample('heat', { categories: DAYS }, TRUCKS);
  return (
    <Board>
      <Cards>
        <ChartCard title="Rotas por margem" data={bars} />
        <ChartCard title="Entregas por dia" data={stacked} notes={[{ text: '2 viagens sem data', address: LEFT }]} />
        <ChartCard title="OTIF por dia" data={lines} />
        <ChartCard title="Operação OP-1204" data={burnUp} />
        <ChartCard title="Situação agora" data={donut} />
        <ChartCard title="Sem números" data={{ ...bars, series: [] }} />
        <ChartCard title="Uso da frota" about="Caminhão por dia." data={heat} />
      </Cards>
    </Board>
  );
}

function Tables(): ReactNode {
  const rows = ['Transportes Illimani S.R.L.', 'Cargas del Sur', 'Yungas Express'].map((name, at) => ({
    name,
    address: LEFT,
    cells: [`${40 - at * 9}`, `${97 - at}%`, at === 1 ? null : '2 h 15 min', `Bs ${at + 4}.80`].map((text) => ({
      text,
    })),
  }));
  const columns = ['Viagens', 'OTIF', 'Aceite', 'Custo por km'];
  return (
    <Cards>
      <TableCard title="Transportadoras" columns={columns} rows={rows} />
      <TableCard title="Documentos a vencer" columns={columns} rows={[]} />
      <FailedCard text="Erro ao carregar Recebíveis" isTrying={false} onRetry={() => undefined} />
    </Cards>
  );
}

const page: GalleryPage = {
  title: 'Charts',
  sections: [
    { id: 'charts-numbers', title: 'Numbers', Component: opening(Numbers) },
    { id: 'charts', title: 'Every form of chart', Component: opening(Charts) },
    { id: 'charts-tables', title: 'Tables, and a card that failed', Component: opening(Tables) },
    { id: 'charts-loading', title: 'A report that is loading', Component: () => <BoardSkeleton /> },
  ],
};
export default page;
