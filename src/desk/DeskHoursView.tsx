import { styled } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskHours } from '#contract/deskTypes';
import { space } from '#theme/space';
import { weekdayText } from '@/domain/weekdayText';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { media } from '@/ui/styles/media';
import { Heading } from '@/ui/typography/Heading';
import { Text } from '@/ui/typography/Text';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, 1fr) 120px 120px',
  gap: space(3),
  alignItems: 'center',
  minHeight: 46,
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});

const Root = styled('section')({ display: 'grid', gap: space(4), maxWidth: 560 });

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Portuguese writes its days small; at the head of a row they are not. */
const capitalised = (text: string, tag: string): string =>
  text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

const MIDNIGHT = 24 * 60;

const textOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (text: string): number | undefined => {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(text.trim()) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= MIDNIGHT ? minutes : undefined;
};

interface DeskHoursViewProps {
  days: DeskHours;
  timeZone: string;
  /** Others only read. */
  isLead: boolean;
  busy: boolean;
  saved: boolean;
  refusal: string | undefined;
  onSave: (days: DeskHours) => void;
}

/** When somebody answers, by day; without any day somebody is always there. */
export function DeskHoursView({ days, timeZone, isLead, busy, saved, refusal, onSave }: DeskHoursViewProps) {
  const { t, i18n } = useTranslation('desk');
  const [given, setGiven] = useState(() =>
    weekdays.map((weekday) => {
      const hours = days.find((day) => day.weekday === weekday);
      return {
        weekday,
        isOn: hours !== undefined,
        opens: textOf(hours?.opens ?? 480),
        closes: textOf(hours?.closes ?? 1_320),
      };
    }),
  );
  const [checks, setChecks] = useState(false);
  const faultOf = ({ isOn, opens, closes }: (typeof given)[number]): string | undefined => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    if (!checks || !isOn || (from !== undefined && to !== undefined && from < to)) return undefined;
    return t('hoursWrong');
  };
  const change = (weekday: number, to: Partial<(typeof given)[number]>): void =>
    setGiven(given.map((day) => (day.weekday === weekday ? { ...day, ...to } : day)));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const wanted = given.filter(({ isOn }) => isOn);
    const read = wanted.flatMap(({ weekday, opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      return from !== undefined && to !== undefined && from < to
        ? [{ weekday, opens: from, closes: to }]
        : [];
    });
    setChecks(read.length < wanted.length);
    if (read.length === wanted.length) onSave(read);
  };
  return (
    <Root>
      <Heading level={2} variant="h5">
        {t('room.hours')}
      </Heading>
      <Text tone="secondary">{t('hoursLead', { timeZone })}</Text>
      <Form label={t('room.hours')} onSubmit={submit}>
        {given.map((day) => {
          const name = capitalised(weekdayText(day.weekday, i18n.language), i18n.language);
          return (
            <Row key={day.weekday} role="group" aria-label={name}>
              <Checkbox
                name={`on${day.weekday}`}
                checked={day.isOn}
                disabled={!isLead}
                onChange={(isOn) => change(day.weekday, { isOn })}
              >
                {name}
              </Checkbox>
              {day.isOn && (
                <>
                  <Field
                    name={`opens${day.weekday}`}
                    label={t('opens', { day: name })}
                    labelHidden
                    value={day.opens}
                    disabled={!isLead}
                    error={faultOf(day)}
                    maxLength={5}
                    onChange={(opens) => change(day.weekday, { opens })}
                  />
                  <Field
                    name={`closes${day.weekday}`}
                    label={t('closes', { day: name })}
                    labelHidden
                    value={day.closes}
                    disabled={!isLead}
                    maxLength={5}
                    onChange={(closes) => change(day.weekday, { closes })}
                  />
                </>
              )}
            </Row>
          );
        })}
        {refusal && (
          <Note tone="danger" alert>
            {refusal}
          </Note>
        )}
        {saved && (
          <Note tone="success" role="status">
            {t('saved')}
          </Note>
        )}
        {isLead ? (
          <Button type="submit" tone="primary" loading={busy}>
            {t('save')}
          </Button>
        ) : (
          <Text tone="secondary">{t('leadsOnly')}</Text>
        )}
      </Form>
    </Root>
  );
}
