import { type CompanyRecord, findCompany } from '#areas/companies/server/index.ts';
import { SEE_FREIGHT } from '#areas/operations/contract/operation.permissions.ts';
import { companyLanguage } from '#areas/operations/server/index.ts';
import type {
  createContract as createCall,
  updateContract as updateCall,
} from '#areas/trade-documents/contract/order-form.calls.ts';
import type { ContractFields } from '#areas/trade-documents/rules/transport-contract.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { dayIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { COUNT_MARK, PAGE_MARK } from './contract-pdf.ts';
import { startContract } from './contract-start.ts';
import { type ContractText, contractText } from './contract-text.ts';
import { presentContract, presentFormOrder, shownFields } from './order-form.presenter.ts';
import { type FormRecord, findForm, findFormOrder } from './order-form.repository.ts';
import { rewriteForm, writeForm } from './order-form.service.ts';
import { printPdf } from './print-contract.ts';

type Context = RequestContext<Actor>;

const seesPrices = ({ actor }: Context): boolean => holds(actor.permissions, SEE_FREIGHT);

/** The stored parts of a contract: its fields and, once completed, its text as signed. */
interface Content {
  readonly fields: ContractFields;
  readonly text?: ContractText;
}

const contentOf = (record: FormRecord) => record.content as unknown as Content;

export async function readStart(context: Context, orderId: string) {
  const { trx, actor, now } = context;
  const companyId = companyOf(actor);
  const order = await findFormOrder(trx, companyId, orderId);
  const company = await ownCompany(context);
  const say = speaker(context, company.country_code);
  const fields = startContract({
    company,
    order,
    today: dayIn(now, actor.timeZone),
    seesPrices: seesPrices(context),
    say,
    language: companyLanguage(company.country_code),
  });
  return { order: presentFormOrder(order), fields: { ...fields } };
}

export async function readContractView(context: Context, id: string) {
  return view(context, await findForm(context.trx, companyOf(context.actor), 'contract', id));
}

export async function createContract(
  context: Context,
  orderId: string,
  { fields, complete }: ParsedInput<typeof createCall>['body'],
) {
  const record = await writeForm(context, 'contract', orderId, (code) => written(context, code, fields, complete));
  return view(context, record);
}

export async function updateContract(
  context: Context,
  id: string,
  { version, fields, complete }: ParsedInput<typeof updateCall>['body'],
) {
  const record = await rewriteForm(context, 'contract', { id, version }, (before) => {
    // A user who may not see the price cannot change it.
    const { freight, advance } = contentOf(before).fields;
    const given = seesPrices(context) ? fields : { ...fields, freight, advance };
    return written(context, before.code, given, complete);
  });
  return view(context, record);
}

export async function printContract(context: Context, id: string) {
  const { trx, actor, now } = context;
  const record = await findForm(trx, companyOf(actor), 'contract', id);
  const say = speaker(context, actor.country);
  const { text } = contentOf(record);
  const isWhole = text !== undefined && seesPrices(context);
  const content = await printPdf({
    text: isWhole ? text : contractText(record.code, shownFields(record, seesPrices(context)), say),
    draftMark: record.completed_at ? null : say('tradeDocuments.contract.draft'),
    pageText: say('tradeDocuments.contract.page', { code: record.code, page: PAGE_MARK, count: COUNT_MARK }),
    createdAt: record.completed_at ?? now,
  });
  return { fileName: `${record.code}.pdf`, contentType: 'application/pdf', content: content.toString('base64') };
}

function written(context: Context, code: string, fields: ContractFields, complete: boolean) {
  if (!complete) return { content: { fields }, completedAt: null };
  const text = contractText(code, fields, speaker(context, context.actor.country));
  return { content: { fields, text }, completedAt: context.now };
}

async function view(context: Context, record: FormRecord) {
  const order = await findFormOrder(context.trx, record.company_id, record.order_id);
  return { contract: presentContract(record, order, seesPrices(context)) };
}

async function ownCompany({ trx, actor }: Context): Promise<CompanyRecord> {
  const company = await findCompany(trx, companyOf(actor));
  if (!company) throw requestErrors.notFound();
  return company;
}

/** Documents use the company's language, regardless of the reader's. */
function speaker({ services }: Context, country: string | null): TranslateKey {
  const language = companyLanguage(country);
  return (phrase, params) => services.translate(language, phrase, params);
}
