import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';
import { SessionMemory } from './session-memory.ts';

let memory: SessionMemory;
beforeEach(() => {
  memory = new SessionMemory(memoryStorage(), memoryStorage());
});

describe('what a browser remembers of its session', () => {
  it('is nothing at first', () => {
    expect(memory.holder).toBeNull();
  });

  it('is its user, until it ends', () => {
    memory.keep('ana');
    expect(memory.holder).toBe('ana');
    memory.forget();
    expect(memory.holder).toBeNull();
  });

  it('is that one was opened, when the identity provider sends the person back', () => {
    const clean = memory.takeArrival(new URL('https://tms.example/?session=open&company=serra'));
    expect(clean?.href).toBe('https://tms.example/?company=serra');
    expect(memory.holder).toBe('');
  });

  it('is not changed by other addresses', () => {
    expect(memory.takeArrival(new URL('https://tms.example/?session=closed'))).toBeUndefined();
    expect(memory.holder).toBeNull();
  });

  it('is why it ended, shown once', () => {
    memory.leaveNote('token.expired');
    expect([memory.takeNote(), memory.takeNote()]).toEqual(['token.expired', null]);
  });
});
