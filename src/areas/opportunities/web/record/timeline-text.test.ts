import { expect, it } from 'vitest';
import { showMoney } from '#countries/show-money.ts';
import { eventWords } from './timeline-text.ts';

const inBolivia = (amount: string, currency: string) => showMoney(amount, currency, 'BO');
const translate = (key: string) => `<${key}>`;

it('writes a price as the country of the reader does', () => {
  expect(eventWords({ company: 'Andes', price: '2000.00 USD', trucks: 2 }, translate, inBolivia)).toEqual({
    company: 'Andes',
    price: '$us 2,000.00',
    trucks: 2,
  });
});

it('says the reason of a refusal in words', () => {
  expect(eventWords({ company: 'Andes', refusal: 'noTruck' }, translate, inBolivia)).toEqual({
    company: 'Andes',
    refusal: '<opportunities.refusals.noTruck>',
  });
});

it('says what prevented a publication', () => {
  expect(eventWords({ problem: 'opportunities.over' }, translate, inBolivia)).toEqual({
    problem: '<errors.opportunities.over>',
  });
});

it('leaves a price it cannot read as it is, and what is no text out', () => {
  expect(eventWords({ price: 'a combinar', ids: ['x'] }, translate, inBolivia)).toEqual({ price: 'a combinar' });
});
