import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { cityCalls, cityList } from './gallery/freight.list.ts';
import { FreightsScreen } from './gallery/freights-screen.tsx';
import type { Behaviour } from './gallery/sample-api.ts';
import { SampleStage } from './gallery/sample-stage.tsx';
import { ListScreen } from './list-screen.tsx';

const freights = (behaviour: Behaviour) => () => (
  <SampleStage behaviour={behaviour}>
    <FreightsScreen />
  </SampleStage>
);

const cities = () => (
  <SampleStage behaviour="well">
    <ListScreen definition={cityList} calls={cityCalls} rowId={(row) => row._id} download={false} />
  </SampleStage>
);

const page: GalleryPage = {
  title: 'Lists',
  sections: [
    { id: 'list', title: 'A list', path: '/freights', Component: freights('well') },
    {
      id: 'list-link',
      title: 'A list opened by a link',
      path: '/freights?state=inProgress%2Cassigned%2Cprogrammed&carrier=c0~d0&loadedOn=01-01-2026%2C28-02-2026&sort=code&tab=all',
      Component: freights('well'),
    },
    { id: 'list-behind', title: 'A link behind the last page', path: '/freights?page=99', Component: freights('well') },
    { id: 'list-loading', title: 'A list that is loading', path: '/freights', Component: freights('silent') },
    { id: 'list-counting', title: 'A list that is counted later', path: '/freights', Component: freights('counting') },
    { id: 'list-empty', title: 'An empty list', path: '/freights', Component: freights('empty') },
    { id: 'list-error', title: 'A list that could not be loaded', path: '/freights', Component: freights('failing') },
    { id: 'list-typing', title: 'Searching while typing', path: '/cities', Component: cities },
  ],
};

export default page;
