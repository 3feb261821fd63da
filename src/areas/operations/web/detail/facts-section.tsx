import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationFreight, OperationView } from '#areas/operations/contract/operation.shapes.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { WeightUnit } from '#areas/operations/rules/catalogues.ts';
import { showDay } from '#kernel/dates.ts';
import { dynamicKey, type NameIn } from '#kernel/phrase-key.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { Money } from '../operation-texts.tsx';

export function FactsSection({ operation }: { readonly operation: OperationView }): ReactNode {
  const { t } = useTranslation();
  const field = (name: NameIn<'operations.fields'>) => t(`operations.fields.${name}`);
  const { own, clientFreight, supplierFreight, weightUnit, typeTransportUnit, comment, finalizedAt } = operation;
  return (
    <Section title={t('operations.detail.facts')}>
      <Facts
        facts={[
          own
            ? { label: field('client'), value: operation.client?.name ?? <None /> }
            : { label: field('company'), value: operation.companyName ?? <None /> },
          {
            label: field('serviceType'),
            value: operation.serviceType ? t(`operations.catalogues.serviceTypes.${operation.serviceType}`) : <None />,
          },
          {
            label: field('dispatchType'),
            value: operation.dispatchType ? (
              t(`operations.catalogues.dispatchTypes.${operation.dispatchType}`)
            ) : (
              <None />
            ),
          },
          { label: field('origin'), value: <PlaceText place={operation.origin} /> },
          { label: field('destination'), value: <PlaceText place={operation.destination} /> },
          ...(operation.routeGeofence
            ? [
                {
                  label: field('routeGeofence'),
                  value: `${operation.routeGeofence.name}\n${t(`operations.plan.supervision.${operation.routeGeofence.type}`)}`,
                },
              ]
            : []),
          { label: field('pickupDate'), value: showDay(operation.dates.pickupDate) },
          { label: field('deliveryDate'), value: showDay(operation.dates.deliveryDate) },
          {
            label: field('categoryLoad'),
            value: operation.categoryLoad ? (
              t(dynamicKey('operations.catalogues.categories', operation.categoryLoad))
            ) : (
              <None />
            ),
          },
          {
            label: field('typeTransportUnit'),
            value: typeTransportUnit ? (
              t(dynamicKey('operations.catalogues.vehicleTypes', typeTransportUnit))
            ) : (
              <None />
            ),
          },
          { label: field('operator'), value: operation.operator?.fullName ?? <None /> },
          ...(own
            ? [
                {
                  label: field('template'),
                  value: operation.template?.name ?? t('operations.form.builtInTemplate'),
                },
              ]
            : []),
          { label: field('reference'), value: <Reference text={operation.reference} /> },
          ...(clientFreight
            ? [{ label: field('clientFreight'), value: <Freight freight={clientFreight} unit={weightUnit} /> }]
            : []),
          ...(supplierFreight
            ? [{ label: field('supplierFreight'), value: <Freight freight={supplierFreight} unit={weightUnit} /> }]
            : []),
          { label: field('createdAt'), value: <RelativeTime instant={operation.createdAt} /> },
          ...(finalizedAt ? [{ label: field('finalizedAt'), value: <RelativeTime instant={finalizedAt} /> }] : []),
          ...(comment ? [{ label: field('comment'), value: comment, wide: true }] : []),
        ]}
      />
    </Section>
  );
}

function PlaceText({ place: { cityName, address, reference } }: { readonly place: Place }): ReactNode {
  return [cityName, address, reference].filter(Boolean).join('\n');
}

function Reference({ text }: { readonly text: string | null }): ReactNode {
  if (!text) return <None />;
  return (
    <>
      {text} <CopyButton value={text} label={text} />
    </>
  );
}

interface FreightProps {
  readonly freight: OperationFreight;
  readonly unit: WeightUnit | null;
}

function Freight({ freight: { type, value, currency }, unit }: FreightProps): ReactNode {
  const { t } = useTranslation();
  if (value === null || currency === null) return t(`operations.catalogues.freightTypes.${type}`);
  const per = type === 'compound' && unit ? t(`operations.catalogues.weightUnitAbbreviations.${unit}`) : null;
  return (
    <>
      <Money value={value} currency={currency} />
      {per && ` ${t('operations.form.perUnit', { unit: per })}`}
    </>
  );
}
