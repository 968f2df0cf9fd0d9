import { styled } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskBody, DeskValue } from '#contract/deskTypes';
import { slowSecondsMost } from '#contract/rooms';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { formatTime } from '@/domain/dates';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Note } from '@/ui/feedback/Note';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { Inline } from '@/ui/layout/Inline';
import { ownClasses } from '@/ui/styles/ownClasses';
import { Heading } from '@/ui/typography/Heading';

const slot = ownClasses('DeskRoomsView', ['report', 'note', 'list']);

const Root = styled('div')({
  display: 'grid',
  gap: space(6),
  maxWidth: 720,
  '& section': { display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' },
  [`& .${slot.list}`]: { display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.report}`]: {
    display: 'grid',
    gap: space(2),
    padding: 14,
    border: `1px solid ${vars.line.subtle}`,
    borderRadius: vars.radius.md,
    overflowWrap: 'anywhere',
  },
  [`& .${slot.note}`]: { color: vars.text.secondary, fontSize: textSize.caption },
});

const MUTE_HOURS = 24;

interface DeskRoomsViewProps extends DeskValue<'rooms'> {
  timeZone: string;
  busy: boolean;
  refusal: string | undefined;
  onSettle: (given: DeskBody<'settleReport'>) => void;
  onSlow: (given: DeskBody<'setSlow'>) => void;
  /** Resolves to whether it was done. */
  onWord: (given: DeskBody<'filterWord'>) => Promise<boolean>;
}

/** What a lead does for the talk of live tables: reports, slow mode, filtered words. */
export function DeskRoomsView(props: DeskRoomsViewProps) {
  const { reports, slow, words, timeZone, busy, refusal, onSettle, onSlow, onWord } = props;
  const { t } = useTranslation('desk');
  const [given, setGiven] = useState({ roomId: '', seconds: '10', word: '' });
  const [checks, setChecks] = useState(false);
  const [wordNeeded, setWordNeeded] = useState(false);
  const change = (name: keyof typeof given) => (value: string) => setGiven({ ...given, [name]: value });
  const roomId = given.roomId.trim().toUpperCase();
  const isRoom = /^[A-Z0-9]{1,32}$/.test(roomId);
  const areSeconds = /^\d{1,9}$/.test(given.seconds) && Number(given.seconds) <= slowSecondsMost;
  const addSlow = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecks(!isRoom || !areSeconds);
    if (isRoom && areSeconds) onSlow({ roomId, seconds: Number(given.seconds) });
  };
  const addWord = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const word = given.word.trim();
    setWordNeeded(word === '');
    if (word !== '' && (await onWord({ word, filtered: true }))) setGiven((now) => ({ ...now, word: '' }));
  };
  return (
    <Root>
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      <section>
        <Heading level={2} variant="h5">
          {t('reports')}
        </Heading>
        {reports.length === 0 && <EmptyState plain title={t('noReports')} />}
        <ul className={slot.list}>
          {reports.map(({ id, roomId: at, account, text, at: when }) => (
            <li className={slot.report} key={id}>
              <span className={slot.note}>
                {account} · {at} · {formatTime(when, 'match', timeZone)}
              </span>
              {text}
              <Inline>
                <Button
                  size="small"
                  tone="danger"
                  disabled={busy}
                  onClick={() => onSettle({ id, hide: true, muteHours: 0 })}
                >
                  {t('hide')}
                </Button>
                <Button
                  size="small"
                  tone="danger"
                  disabled={busy}
                  onClick={() => onSettle({ id, hide: true, muteHours: MUTE_HOURS })}
                >
                  {t('hideAndMute', { count: MUTE_HOURS })}
                </Button>
                <Button
                  size="small"
                  disabled={busy}
                  onClick={() => onSettle({ id, hide: false, muteHours: 0 })}
                >
                  {t('dismiss')}
                </Button>
              </Inline>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Heading level={2} variant="h5">
          {t('slow')}
        </Heading>
        <ul className={slot.list}>
          {slow.map(({ roomId: at, seconds }) => (
            <li key={at}>
              <Inline justify="space-between">
                {t('slowAt', { room: at, count: seconds })}
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={t('endSlow', { room: at })}
                  onClick={() => onSlow({ roomId: at, seconds: 0 })}
                >
                  {t('end')}
                </Button>
              </Inline>
            </li>
          ))}
        </ul>
        <Form label={t('slow')} columns onSubmit={addSlow}>
          <Field
            name="roomId"
            label={t('table')}
            value={given.roomId}
            maxLength={32}
            error={checks && !isRoom ? t('tableWrong') : undefined}
            onChange={change('roomId')}
          />
          <Field
            name="seconds"
            label={t('seconds')}
            value={given.seconds}
            inputMode="numeric"
            maxLength={4}
            error={checks && !areSeconds ? t('secondsWrong', { most: slowSecondsMost }) : undefined}
            onChange={change('seconds')}
          />
          <Button type="submit" disabled={busy}>
            {t('setSlow')}
          </Button>
        </Form>
      </section>
      <section>
        <Heading level={2} variant="h5">
          {t('words')}
        </Heading>
        <ul className={slot.list}>
          {words.map((word) => (
            <li key={word}>
              <Inline justify="space-between">
                {word}
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={t('dropWord', { word })}
                  onClick={() => void onWord({ word, filtered: false })}
                >
                  {t('drop')}
                </Button>
              </Inline>
            </li>
          ))}
        </ul>
        <Form label={t('words')} onSubmit={(event) => void addWord(event)}>
          <Field
            name="word"
            label={t('word')}
            value={given.word}
            maxLength={40}
            autoComplete="off"
            error={wordNeeded && given.word.trim() === '' ? t('needed') : undefined}
            onChange={change('word')}
          />
          <Button type="submit" disabled={busy}>
            {t('addWord')}
          </Button>
        </Form>
      </section>
    </Root>
  );
}
