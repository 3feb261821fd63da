import { readFleetDocuments } from '#areas/documents/server/index.ts';
import type { NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { outcomeOf, type RowOutcome, refusedAt } from '#areas/imports/server/index.ts';
import { countryOf } from '#countries/country.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import { companyOf } from '#platform/actor.ts';
import { findDriver, lockDriver } from '../driver.repository.ts';
import { type DriverTwin, findTwins } from '../driver-look-up.repository.ts';
import { scopeOf, type Writer } from '../driver-scope.ts';
import { documentOwnerOf } from '../full-driver.ts';
import { currentOf } from '../parsed-driver.ts';
import { newDriverState, readDriverForm } from '../read-driver-form.ts';
import { changeDriver, registerDriver } from '../save-driver.ts';

/** The stored drivers that share a number with a form; numbers are in their stored form. */
interface Twins {
  /** The same person: by identity document, or by licence where the form has no document. */
  readonly same: DriverTwin | undefined;
  /** Fields with a number of another driver. */
  readonly taken: readonly string[];
}

/** The outcome of each form, without writing: its problems, or whether it would be inserted or updated. */
export async function judgeDrivers(
  writer: Writer,
  market: Market,
  forms: readonly NewDriverInput[],
): Promise<readonly RowOutcome[]> {
  const twins = await twinsOf(writer, market, forms);
  const outcomes: RowOutcome[] = [];
  for (const [index, form] of forms.entries()) {
    const { same, taken } = twins[index]!;
    outcomes.push(
      taken.length > 0
        ? refusedAt(taken, 'alreadyRegistered')
        : await outcomeOf(same ? 'update' : 'insert', async () =>
            readDriverForm(writer, form, await currentFor(writer, market, form, same)),
          ),
    );
  }
  return outcomes;
}

/** Inserts new drivers and updates existing ones; fields left out keep their stored value. */
export async function importDrivers(writer: Writer, market: Market, forms: readonly NewDriverInput[]): Promise<void> {
  const twins = await twinsOf(writer, market, forms);
  for (const [index, form] of forms.entries()) {
    const { same } = twins[index]!;
    if (!same) await registerDriver(writer, market, form);
    else await changeDriver(writer, await lockDriver(writer.trx, scopeOf(writer.actor, market), same.id), form);
  }
}

async function currentFor(writer: Writer, market: Market, form: NewDriverInput, same: DriverTwin | undefined) {
  if (!same) return newDriverState(form);
  const record = await findDriver(writer.trx, scopeOf(writer.actor, market), same.id);
  return { ...currentOf(record), documents: await readFleetDocuments(writer.trx, documentOwnerOf(record)) };
}

async function twinsOf({ trx, actor }: Writer, market: Market, forms: readonly NewDriverInput[]): Promise<Twins[]> {
  const keys = forms.map(keysOf);
  const found = await findTwins(trx, companyOf(actor), {
    documents: keys.flatMap(({ document }) => document ?? []),
    licences: keys.map(({ licence }) => licence),
    phones: keys.map(({ phone }) => phone),
  });
  return keys.map((key) => {
    const sharing = {
      documentId: found.filter((one) => isOfCountry(one, key) && hasDocument(one, key)),
      driverLicense: found.filter((one) => isOfCountry(one, key) && one.licence_number === key.licence),
      phone: found.filter((one) => one.phone_code === key.phoneCode && one.phone === key.phone),
    };
    const same = (key.document ? sharing.documentId : sharing.driverLicense).find((one) => one.market === market);
    const taken = Object.entries(sharing).filter(([, drivers]) => drivers.some((one) => one !== same));
    return { same, taken: taken.map(([field]) => field) };
  });
}

type Keys = ReturnType<typeof keysOf>;

function keysOf({ countryId, countryCode, typeDocumentId, documentId, driverLicense, phone }: NewDriverInput) {
  return {
    country: countryId,
    documentType: typeDocumentId,
    document: splitDocumentId(documentId ?? '').number || null,
    licence: driverLicense,
    phoneCode: countryCode ?? countryOf(countryId).phone.code,
    phone,
  };
}

const isOfCountry = (one: DriverTwin, key: Keys) => one.country_code === key.country;
const hasDocument = (one: DriverTwin, key: Keys) =>
  key.document !== null && one.document_type === key.documentType && one.document_number === key.document;
