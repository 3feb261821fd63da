import { type FreightType, freightProblems } from '#areas/operations/rules/freight.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import {
  ANSWER_HOURS_MAX,
  DAYS_MAX,
  OWN_FIRST_HOURS_MAX,
  QUANTITY_MAX,
  VOLUME_MAX,
  WEIGHT_MAX,
} from './opportunity-limits.ts';
import { isForEverybody, namesCompanies, type PublicationType } from './publication.ts';

type Problems = Record<string, FieldProblem>;

/** An opportunity as a form or a request says it, as far as its rules need it. */
export interface JudgedOpportunity {
  readonly dateType: string | null;
  readonly dates: { readonly from: string | null; readonly until: string | null };
  readonly typeTransportUnit: { readonly _id: string | null };
  readonly quantityTransportUnit: number | null;
  readonly weightUnitValue: number | null;
  readonly weightUnit: { readonly _id: string | null };
  readonly volume: number | null;
  readonly clientCompany: { readonly _id: string | null };
  readonly freightOffered: {
    readonly type: FreightType | null;
    readonly value: string | null;
    readonly typeCurrencyOfferedId: string | null;
    readonly typeUnitMeasurement: string | null;
  };
  readonly advance: boolean;
  readonly percentAdvance: number | null;
  readonly firstPriceWins: boolean;
  readonly publicationType: PublicationType | null;
  readonly marketType: string | null;
  readonly audience: string | null;
  readonly ownFirstHours: number | null;
  readonly answerHours: number | null;
  readonly days: number | null;
  readonly deadline: string | null;
  readonly publicationDate: string | null;
  /** The companies chosen by name. */
  readonly associatedCompanies: readonly string[];
}

const REQUIRED: FieldProblem = { code: 'required' };
const POSITIVE: FieldProblem = { code: 'positive' };
const most = (count: number): FieldProblem => ({ code: 'max', params: { count } });

/** Everything that is wrong with an opportunity, at the field where it can be mended. */
export function opportunityProblems(said: JudgedOpportunity): Problems {
  return {
    ...loadProblems(said),
    ...freightOfferedProblems(said),
    ...publicationProblems(said),
  };
}

function loadProblems(said: JudgedOpportunity): Problems {
  const problems: Problems = {};
  const { dates, quantityTransportUnit: quantity } = said;
  if (said.dateType === null) problems.dateType = REQUIRED;
  if (dates.from === null) problems['dates.from'] = REQUIRED;
  if (dates.until === null) problems['dates.until'] = REQUIRED;
  if (dates.from !== null && dates.until !== null && dates.until < dates.from)
    problems['dates.until'] = { code: 'beforePickup' };
  if (said.typeTransportUnit._id === null) problems['typeTransportUnit._id'] = REQUIRED;
  if (said.weightUnit._id === null) problems['weightUnit._id'] = REQUIRED;
  Object.assign(
    problems,
    amountProblem('quantityTransportUnit', quantity, QUANTITY_MAX),
    amountProblem('weightUnitValue', said.weightUnitValue, WEIGHT_MAX),
    amountProblem('volume', said.volume, VOLUME_MAX),
  );
  return problems;
}

function amountProblem(field: string, value: number | null, max: number): Problems {
  if (value === null) return { [field]: REQUIRED };
  if (value <= 0) return { [field]: POSITIVE };
  return value > max ? { [field]: most(max) } : {};
}

const FREIGHT_FIELDS = {
  valueRequired: 'value',
  currencyRequired: 'typeCurrencyOfferedId',
  unitRequired: 'typeUnitMeasurement',
} as const;

function freightOfferedProblems({ freightOffered, ...said }: JudgedOpportunity): Problems {
  const { type, value, typeCurrencyOfferedId: currency, typeUnitMeasurement: unit } = freightOffered;
  const problems: Problems = {};
  if (type === null) problems['freightOffered.type'] = REQUIRED;
  else
    for (const problem of freightProblems({ type, value, currency, unit }))
      problems[`freightOffered.${FREIGHT_FIELDS[problem]}`] = REQUIRED;
  if (currency === null) problems['freightOffered.typeCurrencyOfferedId'] = REQUIRED;
  if (value !== null && type !== 'toNegotiate' && Number(value) <= 0) problems['freightOffered.value'] = POSITIVE;
  if (said.advance) Object.assign(problems, amountProblem('percentAdvance', said.percentAdvance, 100));
  // The award follows at once, so what it needs must be known.
  if (said.firstPriceWins && type === 'toNegotiate') problems.firstPriceWins = { code: 'priceRequired' };
  if (said.firstPriceWins && said.clientCompany._id === null) problems['clientCompany._id'] = REQUIRED;
  return problems;
}

function publicationProblems(said: JudgedOpportunity): Problems {
  const problems: Problems = {};
  const { publicationType: type, publicationDate, deadline, ownFirstHours, answerHours } = said;
  if (type === null) return { publicationType: REQUIRED };
  if (said.marketType === null) problems.marketType = REQUIRED;
  const chosen = type === 'direct' || said.audience === 'chosen';
  if (namesCompanies(type) && chosen && said.associatedCompanies.length === 0) problems.associatedCompanies = REQUIRED;
  if (type === 'private' && said.audience === null) problems.audience = REQUIRED;
  if (type === 'direct') Object.assign(problems, amountProblem('answerHours', answerHours, ANSWER_HOURS_MAX));
  if (isForEverybody(type) && ownFirstHours !== null)
    Object.assign(problems, amountProblem('ownFirstHours', ownFirstHours, OWN_FIRST_HOURS_MAX));
  Object.assign(problems, amountProblem('days', said.days, DAYS_MAX));
  if (publicationDate && deadline && Date.parse(publicationDate) >= Date.parse(deadline))
    problems.publicationDate = { code: 'afterDeadline' };
  return problems;
}

/** What depends on the moment: a publication or a deadline that is over already. */
export function lateProblems(
  { deadline, publicationDate }: Pick<JudgedOpportunity, 'deadline' | 'publicationDate'>,
  now: Date,
): Problems {
  return {
    ...(deadline && Date.parse(deadline) <= now.getTime() ? { deadline: { code: 'past' } } : {}),
    ...(publicationDate && Date.parse(publicationDate) <= now.getTime() ? { publicationDate: { code: 'past' } } : {}),
  };
}
