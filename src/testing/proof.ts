import type { ShippedRole } from '#kernel/area.ts';
import { createId } from '#kernel/ids.ts';
import { prepareFile, recordFile } from '#platform/files/stored-file.ts';
import type { TestApp } from './test-app.ts';
import type { TestCompany, TestUser } from './world.ts';

/** A company whose every text carries its mark, so that a text in the wrong place is recognised. */
export interface Side {
  readonly company: TestCompany;
  readonly mark: string;
  readonly url: string;
  readonly taxId: string;
  /** Holds every permission and owns the records that belong to a person. */
  readonly admin: TestUser;
}

/** The whole product with two companies that have nothing to do with each other, and the platform's own. */
export interface Proof {
  readonly app: TestApp;
  readonly own: Side;
  readonly foreign: Side;
  readonly platform: Side;
  person(side: Pick<Side, 'company' | 'mark'>, role: ShippedRole, more?: { isSuperAdmin?: boolean }): Promise<TestUser>;
  close(): Promise<void>;
}

/** A number nobody has used yet, for texts and codes that must be unique. */
export const fresh = (() => {
  let used = 0;
  return () => {
    used += 1;
    return used;
  };
})();

export const freshMail = (): string => `pessoa-${createId()}@exemplo.test`;

const page = (mark: string) => Buffer.from(`<!doctype html><title>${mark}</title><p>Contrato ${mark}</p>`);

/** A file of a person in the company, or of the company's administrator. */
export async function seedFile(proof: Proof, side: Side, owner: TestUser = side.admin): Promise<string> {
  const file = {
    companyId: side.company.id,
    ownerId: owner.userId,
    name: `${side.mark}.html`,
    content: page(side.mark),
  };
  const { services } = proof.app;
  const prepared = await prepareFile(services, file);
  return (await services.database.asPlatform((trx) => recordFile(trx, services, prepared))).id;
}
