import { createHash } from 'node:crypto';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Scene } from '#testing/example.ts';
import { seedFile } from '#testing/proof.ts';

const write = <T>({ proof }: Scene, work: (trx: Trx) => Promise<T>): Promise<T> =>
  proof.app.services.database.asPlatform(work);

const DAY_MS = 86_400_000;

/** A schedule as it is sent, to somebody of the company and to an address outside. */
export const scheduleForm = ({ side }: Scene) => ({
  name: `Semana ${side.mark}`,
  screen: 'operations' as const,
  format: 'pdf' as const,
  filters: { period: '7' as const, kind: 'normal' as const },
  frequency: 'weekly' as const,
  weekday: 1,
  hour: '08:30',
  language: 'es' as const,
  recipients: [{ userId: side.admin.userId }, { email: 'gerencia@exemplo.test' }],
});

/** A schedule of the administrator of its company; its next time never comes. */
export async function seedSchedule(scene: Scene): Promise<{ id: string }> {
  const id = createId();
  const { company, admin } = scene.side;
  const { filters, recipients, ...form } = scheduleForm(scene);
  await write(scene, (trx) =>
    trx
      .insertInto('report_schedule')
      .values({
        ...{ id, company_id: company.id, author_id: admin.userId, ...form },
        filters: JSON.stringify(filters),
        recipients: JSON.stringify(recipients),
        next_at: new Date('2199-01-01T12:00:00Z'),
      })
      .execute(),
  );
  return { id };
}

export interface MadeMail {
  readonly id: string;
  readonly mailId: string;
  readonly alias: string;
}

/** A run that was sent, with the link of an address outside. */
export async function seedReportMail(scene: Scene): Promise<MadeMail> {
  const { id } = await seedSchedule(scene);
  const [runId, mailId] = [createId(), createId()];
  const alias = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');
  const { company, admin } = scene.side;
  const fileId = await seedFile(scene.proof, scene.side);
  await write(scene, async (trx) => {
    await trx
      .insertInto('report_run')
      .values({
        ...{ id: runId, company_id: company.id, schedule_id: id, period: runId, author_id: admin.userId },
        ...{ state: 'sent', finished_at: new Date() },
      })
      .execute();
    await trx
      .insertInto('report_mail')
      .values({
        ...{ id: mailId, company_id: company.id, run_id: runId, email: 'gerencia@exemplo.test', language: 'es' },
        ...{ file_id: fileId, alias_hash: createHash('sha256').update(alias).digest('base64url') },
        expires_at: new Date(Date.now() + DAY_MS),
      })
      .execute();
  });
  return { id, mailId, alias };
}
