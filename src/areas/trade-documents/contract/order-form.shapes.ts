import { z } from 'zod';
import { OPERATION_KINDS } from '#areas/operations/rules/operation-state.ts';
import {
  CHECKLIST_ANSWERS,
  CHECKLIST_QUESTIONS,
  type ChecklistQuestion,
  openQuestions,
} from '#areas/trade-documents/rules/checklist.ts';
import {
  CONTRACT_DATES,
  CONTRACT_FIELDS,
  CONTRACT_LONG_FIELDS,
  type ContractField,
  missingFields,
  SPECIAL_CLAUSES_MAX,
} from '#areas/trade-documents/rules/transport-contract.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';

const text = z.string().nullable();

const answeredShape = z.strictObject({ answer: z.enum(CHECKLIST_ANSWERS).nullable(), note: optionalTextShape() });
export const checklistContentShape = z.strictObject(
  Object.fromEntries(CHECKLIST_QUESTIONS.map((question) => [question, answeredShape])) as Record<
    ChecklistQuestion,
    typeof answeredShape
  >,
);

const dayOrNothing = dayShape.nullable();
const fieldShape = (name: ContractField) => {
  if (CONTRACT_DATES.includes(name)) return dayOrNothing;
  return optionalTextShape(CONTRACT_LONG_FIELDS.includes(name) ? SPECIAL_CLAUSES_MAX : undefined);
};
export const contractFieldsShape = z.strictObject(
  Object.fromEntries(CONTRACT_FIELDS.map((name) => [name, fieldShape(name)])) as Record<
    ContractField,
    ReturnType<typeof optionalTextShape>
  >,
);

/** The request of a form: a draft, or a completed document that becomes final. */
export const checklistInputShape = z
  .strictObject({ answers: checklistContentShape, complete: z.boolean() })
  .superRefine(({ answers, complete }, context) => {
    for (const { question, needs } of complete ? openQuestions(answers) : []) {
      context.addIssue({ code: 'custom', path: ['answers', question, needs], params: { code: 'required' } });
    }
  });
export const contractInputShape = z
  .strictObject({ fields: contractFieldsShape, complete: z.boolean() })
  .superRefine(({ fields, complete }, context) => {
    for (const name of complete ? missingFields(fields) : []) {
      context.addIssue({ code: 'custom', path: ['fields', name], params: { code: 'required' } });
    }
  });

/** The trip a document is about. */
export const formOrderShape = z.object({
  _id: idShape,
  operationId: idShape,
  loadingOrderCode: z.string(),
  loadingOrderStatus: z.number().int(),
  originCity: z.string(),
  destinationCity: z.string(),
  plate: text,
  driverName: text,
  carrierName: text,
});
export type FormOrder = z.output<typeof formOrderShape>;

const tradeDocumentShape = z.object({
  _id: idShape,
  code: z.string(),
  completedAt: text,
  updatedAt: z.string(),
  createdBy: text,
});
export type TradeDocumentView = z.output<typeof tradeDocumentShape>;

const whole = tradeDocumentShape.extend({ version: z.number().int(), order: formOrderShape });
export const checklistShape = whole.extend({ answers: checklistContentShape });
export type ChecklistView = z.output<typeof checklistShape>;
export const contractShape = whole.extend({ fields: contractFieldsShape });
export type ContractView = z.output<typeof contractShape>;

export const operationTradeDocumentsShape = z.object({
  operation: z.object({ _id: idShape, code: z.string(), kind: z.enum(OPERATION_KINDS) }),
  orders: z.array(
    formOrderShape.extend({ checklists: z.array(tradeDocumentShape), contracts: z.array(tradeDocumentShape) }),
  ),
});
export type OperationTradeDocuments = z.output<typeof operationTradeDocumentsShape>;
