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

/** In whose name the records of a company are written. */
export interface DemoAuthor {
  readonly companyId: string;
  readonly userId: string;
}

/** A company of the demo with those of its people that other records name. */
export interface DemoTeam extends DemoCompany {
  readonly id: string;
  readonly adminId: string;
  /** People who may be given access to a transport company. */
  readonly operatorIds: readonly string[];
  /** People who drive for the company. */
  readonly truckers: readonly DemoPerson[];
}

/** What each area fills with its own data, in the order of the layers and in one transaction. */
export interface DemoContext {
  readonly trx: Trx;
  readonly services: Services;
  readonly now: Date;
  /** By the key of the company. */
  readonly teams: ReadonlyMap<string, DemoTeam>;
  /** Files that stand for documents and faces, by the id of the company. */
  readonly specimens: ReadonlyMap<string, Specimens>;
}

export type AreaDemo = (context: DemoContext) => Promise<void>;

/** The platform's own company has neither trucks nor orders. */
export const workingTeams = (teams: DemoContext['teams']): readonly DemoTeam[] =>
  [...teams.values()].filter(({ trade }) => trade !== 'platform');

export const authorOf = ({ id, adminId }: DemoTeam): DemoAuthor => ({ companyId: id, userId: adminId });
