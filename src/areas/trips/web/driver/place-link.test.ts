import { expect, it } from 'vitest';
import { navigationLink } from './place-link.ts';

const place = { cityName: 'Oruro', address: 'Av. 6 de Agosto 12', reference: null, lat: -17.9, lng: -67.1 };
const nameless = { ...place, lat: null, lng: null };

it.each([
  ['Android 14', 'geo:-17.9,-67.1?q=-17.9%2C-67.1', 'geo:0,0?q=Av.%206%20de%20Agosto%2012%2C%20Oruro'],
  [
    'iPhone',
    'https://maps.apple.com/?daddr=-17.9%2C-67.1',
    'https://maps.apple.com/?daddr=Av.%206%20de%20Agosto%2012%2C%20Oruro',
  ],
  [
    'Windows',
    'https://www.google.com/maps/dir/?api=1&destination=-17.9%2C-67.1',
    'https://www.google.com/maps/dir/?api=1&destination=Av.%206%20de%20Agosto%2012%2C%20Oruro',
  ],
])('on %s a place opens in the navigation, by its name where it has no position', (device, there, named) => {
  expect([navigationLink(place, device), navigationLink(nameless, device)]).toEqual([there, named]);
});
