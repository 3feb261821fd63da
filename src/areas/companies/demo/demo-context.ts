import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { DemoCompany } from './data/companies.ts';
import type { Specimens } from './specimens.ts';

export interface DemoPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneCode: string;
  readonly phone: string;
}

/** The author of a company's records. */
export interface DemoAuthor {
  readonly companyId: string;
  readonly userId: string;
}

/** A company of the demo with the people that other records refer to. */
export interface DemoTeam extends DemoCompany {
  readonly id: string;
  readonly adminId: string;
  /** People who may get access to a transport company. */
  readonly operatorIds: readonly string[];
  /** People who drive for the company. */
  readonly truckers: readonly DemoPerson[];
}

/** What each area uses to add its own data, in the order of the layers and in one transaction. */
export interface DemoContext {
  readonly trx: Trx;
  readonly services: Services;
  readonly now: Date;
  /** By the key of the company. */
  readonly teams: ReadonlyMap<string, DemoTeam>;
  /** Sample files for documents and photos, by the id of the company. */
  readonly specimens: ReadonlyMap<string, Specimens>;
}

export type AreaDemo = (context: DemoContext) => Promise<void>;

/** The platform's own company has neither trucks nor orders. */
export const workingTeams = (teams: DemoContext['teams']): readonly DemoTeam[] =>
  [...teams.values()].filter(({ trade }) => trade !== 'platform');

export const authorOf = ({ id, adminId }: DemoTeam): DemoAuthor => ({ companyId: id, userId: adminId });
