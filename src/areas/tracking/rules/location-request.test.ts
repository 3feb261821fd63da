import { describe, expect, it } from 'vitest';
import { locationStateOf, mayAnswer } from './location-request.ts';

const at = (minute: number) => new Date(Date.UTC(2031, 4, 2, 10, minute));
const asked = { asked_at: at(0), expires_at: at(30), answered_at: null, refused_at: null, expired_at: null };

describe('a question for the place of a driver', () => {
  it('is over after its time, also before anybody marked it', () => {
    expect(locationStateOf(asked, at(29))).toBe('asked');
    expect(locationStateOf(asked, at(30))).toBe('expired');
    expect(locationStateOf({ ...asked, expired_at: at(30) }, at(10))).toBe('expired');
  });

  it('stays answered or declined', () => {
    expect(locationStateOf({ ...asked, answered_at: at(5) }, at(50))).toBe('answered');
    expect(locationStateOf({ ...asked, refused_at: at(5) }, at(50))).toBe('declined');
  });

  it('is answered by what was given in time, however late it arrives', () => {
    const given = { ...asked, expired_at: at(30) };
    expect([mayAnswer(given, at(29)), mayAnswer(given, at(31))]).toEqual([true, false]);
    expect(mayAnswer(given, new Date(at(0).getTime() - 1))).toBe(false);
    expect(mayAnswer({ ...asked, answered_at: at(2) }, at(3))).toBe(false);
  });
});
