import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { space } from '#theme/space';
import type { AnyLimit, SaferPlay } from '@/data/resources/useSaferPlay';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { Text } from '@/ui/typography/Text';
import { LimitField } from './LimitField';
import type { LimitActs } from './limitActs';
import { useLimitName } from './useLimitName';
import { useLimitRule } from './useLimitRule';
import { useLimitResultText } from './useLimitResultText';

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

interface LimitFormProps extends Pick<LimitActs, 'setLimit'> {
  limit: AnyLimit;
  /** The outcome as text. */
  onSaved: (said: string) => void;
  onLeave: () => void;
  /** Label of the button that leaves without saving. */
  leaveLabel?: string;
}

/** Changes one limit: a lower one applies at once, a higher one waits for a day and needs a confirmation (SAFE-01). */
export function LimitForm({ limit, setLimit, onSaved, onLeave, leaveLabel }: LimitFormProps) {
  const { t } = useTranslation(['safer', 'common']);
  const { kind, period, amount, next } = limit;
  const name = useLimitName()(limit);
  const saidOf = useLimitResultText();
  const rule = useLimitRule(limit);
  const set = (to: string | null) => setLimit({ kind, period, amount: to });
  const { form, text, failure, busy, setFailure, onSubmit } = useServerForm<{ amount: string }, SaferPlay>({
    initialValues: { amount: '' },
    schema: () => object({ amount: rule.schema() }),
    fieldOfCode: { amount_out_of_range: 'amount' },
    send: ({ amount: kept }) => set(rule.wire(kept)),
    onDone: (now) => onSaved(saidOf(limit, now)),
  });
  const lift = async (): Promise<void> => {
    const result = await set(null);
    if (result.ok) onSaved(saidOf(limit, result.value));
    else setFailure(result.failure);
  };
  return (
    <Form ref={form} label={name} onSubmit={onSubmit}>
      <LimitField {...text('amount')} kind={kind} period={period} label={name} />
      {amount !== null && <Text tone="secondary">{t('limit.higherText')}</Text>}
      <FormRefusal failure={failure} />
      <Acts>
        <Button type="submit" size="small" tone="primary" loading={busy}>
          {t('limit.save')}
        </Button>
        {amount !== null && next?.amount !== null && (
          <Button size="small" variant="outline" onClick={() => void lift()}>
            {t('limit.lift')}
          </Button>
        )}
        <Button size="small" variant={leaveLabel === undefined ? 'text' : 'outline'} onClick={onLeave}>
          {leaveLabel ?? t('common:back')}
        </Button>
      </Acts>
    </Form>
  );
}
