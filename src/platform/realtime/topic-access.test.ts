import { describe, expect, it } from 'vitest';
import type { TabSession } from './hub.ts';
import type { RecordChange } from './record-change.ts';
import { mayKnow, type Topics } from './topic-access.ts';

const TOPICS: Topics = {
  order: { normal: { holders: 'order-write', exceptDrivers: 'order-read', named: 'order-read' } },
  session: { self: { named: 'everybody' } },
  company: { profile: { holders: 'everybody' }, platform: { platform: 'companies' } },
};

const change = (values: Partial<RecordChange> = {}): RecordChange => ({
  topic: 'order',
  recordId: 'o1',
  companyId: 'c1',
  readers: 'normal',
  userIds: null,
  by: null,
  ...values,
});
const tab = (permissions: readonly string[] = [], values: Partial<TabSession> = {}): TabSession => ({
  sessionId: 's1',
  userId: 'u1',
  companyId: 'c1',
  permissions: new Set(permissions),
  ...values,
});

describe('a change is known', () => {
  it('to those who hold the right in the company, and to nobody else', () => {
    expect(mayKnow(TOPICS, change(), tab(['order-write']))).toBe(true);
    expect(mayKnow(TOPICS, change(), tab(['other']))).toBe(false);
    expect(mayKnow(TOPICS, change(), tab(['order-write'], { companyId: 'c2' }))).toBe(false);
    expect(mayKnow(TOPICS, change(), { sessionId: 's1', userId: 'u1', companyId: 'c1' })).toBe(false);
  });

  it('to the holder of a link only about its record, or about all records where it follows them all', () => {
    const link = (follows: Readonly<Record<string, string | null>>, companyId = 'c1') =>
      tab([], { companyId, follows });
    expect(mayKnow(TOPICS, change(), link({ order: 'o1' }))).toBe(true);
    expect(mayKnow(TOPICS, change({ recordId: null }), link({ order: 'o1' }))).toBe(true);
    expect(mayKnow(TOPICS, change(), link({ order: 'o2' }))).toBe(false);
    expect(mayKnow(TOPICS, change(), link({ position: 'o1' }))).toBe(false);
    expect(mayKnow(TOPICS, change(), link({ order: 'o1' }, 'c2'))).toBe(false);
    expect(mayKnow(TOPICS, change({ companyId: null }), link({ order: null }))).toBe(false);
    expect(mayKnow(TOPICS, change({ recordId: 'o9' }), link({ order: null }))).toBe(true);
  });

  it('to drivers only where it names them', () => {
    expect(mayKnow(TOPICS, change(), tab(['order-read']))).toBe(true);
    expect(mayKnow(TOPICS, change(), tab(['order-read'], { drives: true }))).toBe(false);
    expect(mayKnow(TOPICS, change({ userIds: ['u1'] }), tab(['order-read'], { drives: true }))).toBe(true);
    expect(mayKnow(TOPICS, change({ userIds: ['u1'] }), tab([], { drives: true }))).toBe(false);
  });

  it('to a person in every company, where it is about that person', () => {
    const own = change({ topic: 'session', readers: 'self', companyId: null, userIds: ['u1'] });
    expect(mayKnow(TOPICS, own, tab())).toBe(true);
    expect(mayKnow(TOPICS, own, tab([], { userId: 'u2', isSuperAdmin: true }))).toBe(false);
  });

  it('to super administrators, where the topic is theirs', () => {
    const company = change({ topic: 'company', readers: 'platform', companyId: null });
    expect(mayKnow(TOPICS, company, tab(['companies'], { isSuperAdmin: true }))).toBe(true);
    expect(mayKnow(TOPICS, company, tab(['companies']))).toBe(false);
    expect(mayKnow(TOPICS, company, tab([], { isSuperAdmin: true }))).toBe(false);
  });

  it('to nobody when its readers are unknown', () => {
    expect(mayKnow(TOPICS, change({ readers: 'agro' }), tab(['order-write']))).toBe(false);
    expect(mayKnow(TOPICS, change({ topic: 'unknown' }), tab(['order-write']))).toBe(false);
  });
});
