import type { ApiCall, CallInput } from '#kernel/api-call.ts';
import { type CityView, longLink, nearestCity, readCity, searchCities } from '#kernel/place-calls.ts';
import { distanceMeters } from '#kernel/position.ts';
import { ApiClient, type CallOptions } from '#ui/api/api-client.ts';

const CITIES: readonly CityView[] = [
  {
    id: 'bo-08-santa-cruz-de-la-sierra',
    name: 'Santa Cruz de la Sierra',
    region: 'Santa Cruz',
    country: 'BO',
    lat: -17.7863,
    lng: -63.1812,
  },
  { id: 'bo-04-la-paz', name: 'La Paz', region: 'La Paz', country: 'BO', lat: -16.5, lng: -68.15 },
  { id: 'br-27-santos', name: 'Santos', region: 'São Paulo', country: 'BR', lat: -23.96, lng: -46.33 },
];
const LONG = 'https://www.google.com/maps/place/Cochabamba/@-17.39,-66.15,13z/data=!8m2!3d-17.3895!4d-66.1568';

/** Three cities and one short link, so that the gallery works without a server. */
export class GalleryPlaces extends ApiClient {
  constructor() {
    super({ renew: async () => null, onSessionLost: () => undefined, language: () => 'pt-BR' });
  }

  override async send<C extends ApiCall>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<Response> {
    if (call.id === searchCities.id) return Response.json({ cities: found(input as CallInput<typeof searchCities>) });
    if (call.id === readCity.id) {
      return Response.json(CITIES.find(({ id }) => id === (input as CallInput<typeof readCity>).params.id));
    }
    if (call.id === nearestCity.id) return Response.json(nearest(input as CallInput<typeof nearestCity>));
    const short = (input as CallInput<typeof longLink>).body?.url;
    if (call.id === longLink.id && short === 'https://maps.app.goo.gl/cochabamba') return Response.json({ url: LONG });
    return super.send(call, input, options);
  }
}

function found({ query }: CallInput<typeof searchCities>): readonly CityView[] {
  return CITIES.filter(({ name }) => name.toLowerCase().includes((query.search ?? '').toLowerCase()));
}

function nearest({ query }: CallInput<typeof nearestCity>) {
  const here = { lat: Number(query.lat), lng: Number(query.lng) };
  const [city] = [...CITIES].sort((one, other) => distanceMeters(here, one) - distanceMeters(here, other));
  return { city, distanceMeters: Math.round(distanceMeters(here, city!)) };
}
