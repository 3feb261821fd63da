import { importExamples } from '#areas/imports/proof/import-examples.fixture.ts';
import type { Example } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import { loadOrderAttributesImport, loadOrderImport, multiDeliveryImport } from '../contract/order.imports.ts';
import { usesKeyedAttributes } from '../contract/order.permissions.ts';
import { loadOrderExamples } from './order.examples.fixture.ts';
import { loadOrderLifecycleExamples } from './order-lifecycle.examples.fixture.ts';

const order = (code: string) => ({ Pedido: `${code}${fresh()}`, Origem: 'La Paz', Destino: 'Oruro' });
/** Only some companies send custom properties by key. */
const keyed = { allows: usesKeyedAttributes };

export const examples: readonly Example[] = [
  ...loadOrderExamples,
  ...loadOrderLifecycleExamples,
  ...importExamples(loadOrderImport, () => order('P')),
  ...importExamples(loadOrderAttributesImport, () => order('K'), { send: keyed, template: keyed }),
  ...importExamples(multiDeliveryImport, () => ({
    Pedido: `M${fresh()}`,
    'Código de entrega': `E${fresh()}`,
    Origem: 'La Paz',
    'Cidade de entrega': 'Oruro',
  })),
];
