import { expect, it } from 'vitest';
import type { UserView } from '#areas/users/contract/user.calls.ts';
import { countryOf } from '#countries/country.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { editShape, inviteShape, withFullPhone } from './person-shape.ts';

const ROLE = '0197a1b2-0000-7000-8000-000000000001';
const ana = { email: 'ana@serra.demo', firstName: 'Ana', lastName: 'Souza', roles: [ROLE], language: 'pt-BR' as const };
const brazil = countryOf('BR');

const problemsOf = (reply: ReturnType<ReturnType<typeof inviteShape>['safeParse']>) =>
  reply.success ? {} : fieldProblems(reply.error.issues);

it('a prefix without a number is no phone', () => {
  expect(withFullPhone({ ...ana, countryCode: '55', phone: '' })).toMatchObject({ countryCode: null, phone: null });
  expect(problemsOf(inviteShape(brazil).safeParse({ ...ana, countryCode: '55', phone: '' }))).toEqual({});
});

it('a number is checked by the country of its prefix', () => {
  const reply = inviteShape(brazil).safeParse({ ...ana, countryCode: '591', phone: '712' });
  expect(problemsOf(reply)).toHaveProperty('phone');
});

it('a name is checked by the country of the company', () => {
  expect(problemsOf(inviteShape(brazil).safeParse({ ...ana, firstName: 'An@' }))).toHaveProperty('firstName');
  expect(problemsOf(inviteShape(countryOf('BO')).safeParse({ ...ana, firstName: 'An@' }))).toEqual({});
});

it('an unchanged invalid value is accepted', () => {
  const before = { firstName: 'An@', lastName: 'Souza', countryCode: null, phone: null } as UserView;
  const shape = editShape(brazil, before);
  const values = { firstName: 'An@', lastName: 'Souza', countryCode: null, phone: '', roles: [ROLE], version: 1 };
  expect(shape.safeParse(values).success).toBe(true);
  expect(shape.safeParse({ ...values, lastName: 'Lima' }).success).toBe(false);
});
