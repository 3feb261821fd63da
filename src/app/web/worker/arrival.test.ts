import { describe, expect, it } from 'vitest';
import { addressOfArrival, arrivalIn, readPush } from './arrival.ts';

const MESSAGE = {
  title: 'Alerta de segurança',
  body: 'Roubo com ABC1D23',
  target: '/operation/o-1/loadOrder/show/l-1',
  type: 'securityAlert',
  notificationId: 'n-1',
};

describe('a push message', () => {
  it('is shown with its title and body', () => {
    expect(readPush(JSON.stringify(MESSAGE))).toEqual({
      title: 'Alerta de segurança',
      body: 'Roubo com ABC1D23',
      notificationId: 'n-1',
      target: '/operation/o-1/loadOrder/show/l-1',
    });
  });

  it('may consist of a title only', () => {
    expect(readPush('{"title":"Aviso"}')).toEqual({ title: 'Aviso', body: '', notificationId: null, target: null });
  });

  it.each(['', 'nonsense', '{}', '{"title":""}', 'null', '[]'])('that reads %j is not one of ours', (text) => {
    expect(readPush(text)).toBeUndefined();
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
    'never leads to %s',
    (target) => {
      expect(readPush(JSON.stringify({ ...MESSAGE, target }))?.target).toBeNull();
    },
  );
});

describe('the window a click opens', () => {
  it('gets the notification and its target', () => {
    const address = addressOfArrival({ notificationId: 'n-1', target: '/carrier/details/t-1' });
    expect(arrivalIn(new URL(address, 'http://x').searchParams)).toEqual({
      notificationId: 'n-1',
      target: '/carrier/details/t-1',
    });
  });

  it('is the list when there is no target', () => {
    expect(addressOfArrival({ notificationId: null, target: null })).toBe('/notifications');
    expect(arrivalIn(new URLSearchParams('page=2'))).toBeUndefined();
  });
});
