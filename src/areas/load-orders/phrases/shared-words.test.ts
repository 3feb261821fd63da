import { expect, it } from 'vitest';
import { recordsEn } from '#areas/operations/phrases/records/en.ts';
import { recordsEs } from '#areas/operations/phrases/records/es.ts';
import { recordsPtBR } from '#areas/operations/phrases/records/pt-BR.ts';
import { labelsEn } from './orders/en.ts';
import { labelsEs } from './orders/es.ts';
import { labelsPtBR } from './orders/pt-BR.ts';

it.each([
  ['Portuguese', labelsPtBR, recordsPtBR],
  ['Spanish', labelsEs, recordsEs],
  ['English', labelsEn, recordsEn],
])('an order and its operation have the same words for their freights in %s', (_language, order, operation) => {
  const { clientFreight, supplierFreight } = operation.fields;
  expect([clientFreight, supplierFreight]).toEqual([order.clientFreight, order.carrierFreight]);
});
