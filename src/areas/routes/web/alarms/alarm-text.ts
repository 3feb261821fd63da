import { useTranslation } from 'react-i18next';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { ALARM_RANGES, type Alarm, type AlarmType } from '../../rules/alarm-types.ts';
import type { AlarmField } from './alarm-form.ts';

/** The values of an alarm as texts. */
export function useAlarmText() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const notifyText = ({ who, how }: Alarm['notify']): string =>
    who.length === 0 || how.length === 0
      ? t('routes.alarms.nobody')
      : t('routes.alarms.notified', {
          who: who.map((one) => t(`routes.alarms.who.${one}`)).join(', '),
          how: how.map((one) => t(`routes.alarms.how.${one}`)).join(', '),
        });
  const hoursText = (hours: Alarm['hours']): string =>
    hours ? t('routes.alarms.between', { from: hours.from, to: hours.to }) : t('routes.alarms.always');
  const valueText = (type: AlarmType, field: AlarmField, alarm: Alarm): string => {
    const unit = ALARM_RANGES[type].threshold?.unit ?? 'minutes';
    switch (field) {
      case 'on':
        return t(alarm.on ? 'routes.alarms.on' : 'routes.alarms.off');
      case 'threshold':
        return numbers.withUnit(alarm.threshold ?? 0, t(`routes.alarms.units.${unit}`));
      case 'minutes':
        return numbers.withUnit(alarm.minutes ?? 0, t('routes.alarms.units.minutes'));
      case 'criticality':
        return t(`routes.alarms.criticality.${alarm.criticality}`);
      case 'notify':
        return notifyText(alarm.notify);
      case 'hours':
        return hoursText(alarm.hours);
    }
  };
  return { notifyText, hoursText, valueText };
}
