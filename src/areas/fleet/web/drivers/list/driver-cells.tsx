import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverRow } from '#areas/fleet/contract/driver.list.ts';
import { shownRating } from '#areas/fleet/rules/driver-rating.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { ExpiryChip, SoonChip } from '#ui/feedback/expiry-chip.tsx';
import { PhoneLinks } from '#ui/feedback/phone-links.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { PersonCell } from '#ui/list/cells/person-cell.tsx';
import { RatingCell } from '#ui/list/cells/value-cells.tsx';
import { Marked } from '#ui/list/search/marked.tsx';
import { AvailabilityCell } from '../../open-trip.tsx';
import { CountryName, DOCUMENT_TONES, FleetTypeBadge, shownDocument, shownLicence } from '../driver-texts.tsx';
import classes from './driver-cells.module.css';

/** Columns that need their own cell. */
export const driverCells = (market: Market) => ({
  fullName: ({ fullName, pathPhoto }: DriverRow) => <PersonCell name={fullName} photo={pathPhoto} />,
  documentId: (row: DriverRow) => <Code text={shownDocument(row)} note={row.typeDocumentId} />,
  phone: (row: DriverRow) => <Phone row={row} />,
  driverLicense: ({ countryId, driverLicense, driverLicenseExpirationDate: expires }: DriverRow) => (
    <span className={classes.line}>
      <Code text={shownLicence(countryId, driverLicense)} />
      {expires && <ExpiryChip day={expires} />}
    </span>
  ),
  driverLicenseExpirationDate: ({ driverLicenseExpirationDate: expires }: DriverRow) =>
    expires ? <ExpiryChip day={expires} /> : <None />,
  plate: ({ plate }: DriverRow) => (plate ? <Code text={plate} /> : <None />),
  availability: (row: DriverRow) => <AvailabilityCell row={row} />,
  documents: (row: DriverRow) => <Documents row={row} />,
  verified: ({ verified }: DriverRow) => <Verified verified={verified} />,
  countryId: ({ countryId }: DriverRow) => <CountryName country={countryId} />,
  typeOfFleet: ({ typeOfFleet }: DriverRow) =>
    typeOfFleet ? <FleetTypeBadge market={market} type={typeOfFleet} /> : <None />,
  rating: ({ rating }: DriverRow) => <RatingCell value={shownRating(rating, 'data')} />,
});

export const driverId = (row: DriverRow): string => row._id;

function Code({ text, note }: { readonly text: string; readonly note?: string }): ReactNode {
  if (!text) return <None />;
  return (
    <span className={classes.code} title={note}>
      <Marked text={text} />
      <CopyButton value={text} label={text} />
    </span>
  );
}

/** The server leaves out the phone of an eventual driver for readers who may not see it. */
function Phone({ row: { fullName, phone } }: { readonly row: DriverRow }): ReactNode {
  const { t } = useTranslation();
  const [code, number] = phone?.split(' ') ?? [];
  if (!code || !number) return <Chip tone="neutral">{t('fleet.drivers.detail.hiddenPhone')}</Chip>;
  return <PhoneLinks name={fullName} code={code} phone={number} />;
}

/** The days left are also shown to those who lack another document. */
function Documents({ row: { documents, documentsExpireOn, completion } }: { readonly row: DriverRow }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <span className={classes.line}>
      <StatusChip tone={DOCUMENT_TONES[documents]} label={t(`fleet.drivers.documents.${documents}`)} />
      <span className={classes.share}>{numbers.percent(completion)}</span>
      {documents !== 'expired' && <SoonChip day={documentsExpireOn} />}
    </span>
  );
}

function Verified({ verified }: { readonly verified: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <Chip tone={verified ? 'success' : 'neutral'}>
      {t(`fleet.drivers.verification.${verified ? 'verified' : 'notVerified'}`)}
    </Chip>
  );
}
