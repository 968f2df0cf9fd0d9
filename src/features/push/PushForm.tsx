import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushTopic } from '#contract/push';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAction } from '@/data/core/useAction';
import type { PushChoice, PushRefusal } from '@/data/resources/usePush';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Form } from '@/ui/fields/Form';
import { Inline } from '@/ui/layout/Inline';
import { LiveText } from '@/ui/typography/LiveText';
import { usualTopics } from './usualTopics';

const Topics = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: 0, marginBottom: space(2), fontWeight: 600 });
const Hint = styled('small')({
  display: 'block',
  fontSize: textSize.caption,
  lineHeight: '18px',
  color: vars.text.secondary,
});

interface PushFormProps {
  /** What is told on this browser; undefined while nothing is. */
  choice: PushChoice | undefined;
  /** Topics that concern this member. */
  offered: readonly PushTopic[];
  onSave: (choice: PushChoice) => Promise<PushRefusal>;
  onOff: () => Promise<PushRefusal>;
}

/** Chooses what is told on this browser; the browser is asked for its permission by the button alone. */
export function PushForm({ choice, offered, onSave, onOff }: PushFormProps) {
  const { t } = useTranslation('push');
  const [topics, setTopics] = useState<readonly PushTopic[]>(
    choice?.topics ?? usualTopics.filter((topic) => offered.includes(topic)),
  );
  const [amounts, setAmounts] = useState(choice?.amounts ?? false);
  const [refusal, setRefusal] = useState<PushRefusal>();
  const [said, setSaid] = useState('');
  const { running, run } = useAction();
  const isOn = choice !== undefined;
  const isEmpty = topics.length === 0;
  const act = async (work: () => Promise<PushRefusal>, name: string, done: string): Promise<void> => {
    setSaid('');
    setRefusal(undefined);
    await run(async () => {
      const refused = await work();
      setRefusal(refused);
      setSaid(refused === undefined ? done : '');
    }, name);
  };
  const save = () => act(() => onSave({ topics: [...topics], amounts }), 'save', t('saved'));
  return (
    <Form
      label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void save();
      }}
    >
      <Topics>
        <Legend>{t('topics')}</Legend>
        {offered.map((topic) => (
          <Checkbox
            key={topic}
            name={topic}
            checked={topics.includes(topic)}
            onChange={(wanted) =>
              setTopics((now) => (wanted ? [...now, topic] : now.filter((one) => one !== topic)))
            }
          >
            {t(`topic.${topic}`)}
            <Hint>{t(`hint.${topic}`)}</Hint>
          </Checkbox>
        ))}
      </Topics>
      <Checkbox name="amounts" checked={amounts} onChange={setAmounts}>
        {t('amounts')}
        <Hint>{t('amountsHint')}</Hint>
      </Checkbox>
      {isEmpty && <Note tone="info">{t('choose')}</Note>}
      {typeof refusal === 'string' && (
        <Note tone="danger" alert>
          {t(refusal === 'denied' ? 'notAllowed' : 'browserFailed')}
        </Note>
      )}
      {typeof refusal === 'object' && <FormRefusal failure={refusal.failure} />}
      <LiveText shown>{said}</LiveText>
      <Inline>
        <Button type="submit" tone="primary" loading={running === 'save'} disabled={isEmpty}>
          {isOn ? t('save') : t('turnOn')}
        </Button>
        {isOn && (
          <Button
            variant="outline"
            loading={running === 'off'}
            onClick={() => void act(onOff, 'off', t('turnedOff'))}
          >
            {t('turnOff')}
          </Button>
        )}
      </Inline>
    </Form>
  );
}
