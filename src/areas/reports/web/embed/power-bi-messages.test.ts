import { describe, expect, it } from 'vitest';
import { eventOf, loadMessage, tokenMessage, withUid } from './power-bi-messages.ts';

const embed = {
  kind: 'powerBi',
  name: 'Power BI',
  address: 'https://app.powerbi.com/reportEmbed?reportId=r&groupId=g',
  frame: '/api/reports/embed/frame/x',
  expiresAt: '2026-11-19T12:00:00.000Z',
  seconds: 600,
  token: 'first',
  reportId: 'r',
  workspaceId: 'g',
} as const;

describe('the page of a report', () => {
  it('is given the token of the report and told about a new one', () => {
    expect(loadMessage('u1', embed)).toMatchObject({
      url: '/report/load',
      body: { id: 'r', groupId: 'g', accessToken: 'first', tokenType: 1, uniqueId: 'u1' },
    });
    expect(tokenMessage('u1', 'second')).toMatchObject({ url: '/report/token', body: 'second' });
    expect(withUid(embed.address, 'u1')).toBe(`${embed.address}&uid=u1`);
  });

  it('says what became of it, and nothing else it or others say counts', () => {
    expect(eventOf({ url: '/reports/u1/events/loaded' }, 'u1')).toBe('loaded');
    expect(eventOf({ url: '/reports/u1/events/error' }, 'u1')).toBe('failed');
    for (const other of ['/reports/u2/events/loaded', '/reports/u1/events/constructor', '/reports/u1/pages'])
      expect(eventOf({ url: other }, 'u1')).toBeUndefined();
    for (const other of [null, 'loaded', {}, { url: 7 }]) expect(eventOf(other, 'u1')).toBeUndefined();
  });
});
