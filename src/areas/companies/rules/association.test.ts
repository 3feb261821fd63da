import { describe, expect, it } from 'vitest';
import { ASSOCIATION_ACTIONS, ASSOCIATION_SIDES, associationStep, possibleActions } from './association.ts';

describe('an association', () => {
  it('is accepted or rejected by the company that was asked', () => {
    expect(associationStep('requested', 'accept', 'received')).toEqual({ to: 'accepted' });
    expect(associationStep('requested', 'reject', 'received')).toEqual({ to: 'rejected' });
  });

  it('is not answered by the company that asked', () => {
    expect(associationStep('requested', 'accept', 'sent')).toEqual({ refused: 'wrongSide' });
    expect(associationStep('requested', 'reject', 'sent')).toEqual({ refused: 'wrongSide' });
  });

  it('is withdrawn by the company that asked, as long as nobody answered', () => {
    expect(associationStep('requested', 'end', 'sent')).toEqual({ to: 'ended' });
    expect(associationStep('requested', 'end', 'received')).toEqual({ refused: 'wrongSide' });
  });

  it('is ended by either once it was accepted', () => {
    expect(possibleActions('accepted', 'sent')).toEqual(['end']);
    expect(possibleActions('accepted', 'received')).toEqual(['end']);
  });

  it.each(['rejected', 'ended'] as const)('stays %s permanently', (status) => {
    for (const action of ASSOCIATION_ACTIONS) {
      for (const side of ASSOCIATION_SIDES) {
        expect(associationStep(status, action, side)).toEqual({ refused: 'wrongStatus' });
      }
    }
  });
});
