import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { LimitPeriod } from '#contract/saferPlay';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import type { Failure } from '@/api/failure';
import { useSite } from '@/data/siteContext';
import { useAmounts } from '@/data/useAmounts';
import type { SaferPlay } from '@/data/useSaferPlay';
import { formatTime } from '@/domain/dates';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { MoneyField } from '@/ui/MoneyField';
import { useLimitText } from './useLimitText';

const Row = styled('div')({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} 0`,
  '& + &': { borderTop: `1px solid ${vars.line.subtle}` },
  '& p': { margin: 0, fontSize: 13, lineHeight: '20px', color: vars.text.secondary },
  '& .acts': { display: 'flex', gap: space[2] },
});

interface LimitFormProps {
  limit: SaferPlay['limits'][number];
  set: (body: { period: LimitPeriod; amount: string | null }) => Promise<Failure | undefined>;
}

/** One deposit limit: what it is, what it leaves, and another; lower holds at once, higher after 24 hours (MEM-12). */
export function LimitForm({ limit, set }: LimitFormProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  const money = useAmounts();
  const say = useLimitText();
  const { timeZone } = useSite().boot.brand;
  const { period, amount, next } = limit;
  const { form, values, text, setValue, failure, busy, setFailure, again, onSubmit } = useServerForm<
    { amount: string },
    null
  >({
    initialValues: { amount: '' },
    schema: () =>
      object({
        amount: string()
          .required(t('forms:required'))
          .test('amount', t('notAmount'), money.isAmount)
          .test(
            'some',
            t('forms:required'),
            (kept) => !money.isAmount(kept) || money.wire(kept ?? '') !== undefined,
          ),
      }),
    send: async ({ amount: kept }) => {
      const refused = await set({ period, amount: money.wire(kept) ?? null });
      return refused ? { ok: false, failure: refused } : { ok: true, value: null };
    },
    onDone: (): void => again({ amount: '' }),
  });
  const lift = async (): Promise<void> => setFailure(await set({ period, amount: null }));
  const { onBlur, error } = text('amount');
  const nextWords = next && {
    amount: next.amount ? money.text(next.amount) : t('limit.no'),
    time: formatTime(next.at, 'sentence', timeZone),
  };
  return (
    <Row>
      <Form ref={form} label={t(`limit.title.${period}`)} onSubmit={onSubmit}>
        <MoneyField
          name={`limit-${period}`}
          label={t(`limit.title.${period}`)}
          value={values.amount}
          show={money.show}
          onType={(typed) => setValue('amount', money.keep(typed, values.amount))}
          onBlur={onBlur}
          symbol={money.symbol}
          decimals={money.hasDecimals}
          error={error}
        />
        <p>{say(limit)}</p>
        {nextWords && <p>{t('limit.next', nextWords)}</p>}
        <FormRefusal failure={failure} />
        <div className="acts">
          <Button type="submit" size="small" tone="outline" busy={busy}>
            {t('limit.set')}
          </Button>
          {amount !== null && next?.amount !== null && (
            <Button size="small" tone="text" onClick={() => void lift()}>
              {t('limit.lift')}
            </Button>
          )}
        </div>
      </Form>
    </Row>
  );
}
