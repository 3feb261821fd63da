import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/reports/area.ts';
import { type ScheduleRow, scheduleList } from '#areas/reports/contract/schedule.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { RUN_TONES, SCHEDULE_TONES } from './schedule-tones.ts';

const CALLS = listCalls(scheduleList);
const TONES = { state: SCHEDULE_TONES, lastState: RUN_TONES };
const idOf = ({ _id }: ScheduleRow): string => _id;
const addressFor = ({ _id }: ScheduleRow): string => addressOf(screens.schedule, { scheduleId: _id });

/** The reports that are sent by mail. */
export default function SchedulesScreen(): ReactNode {
  const { t } = useTranslation();
  const create = (
    <Button
      component={Link}
      to={addressOf(screens.createSchedule)}
      leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
    >
      {t('reports.byMail.create')}
    </Button>
  );
  return (
    <ListScreen
      definition={scheduleList}
      calls={CALLS}
      rowId={idOf}
      tones={TONES}
      rowHref={addressFor}
      actions={create}
    />
  );
}
