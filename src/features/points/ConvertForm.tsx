import { useTranslation } from 'react-i18next';
import { asciiDigits } from '#contract/plainText';
import { object, string } from 'yup';
import type { Value } from '#contract/wireTypes';
import { useMoneyCall } from '@/data/core/useMoneyCall';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useRefreshPoints, type PointsBalance, type PointsConfig } from '@/data/resources/usePoints';
import { useCountText } from '@/data/session/useCountText';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { useServerForm } from '@/forms/useServerForm';
import { PaymentPassword } from '@/shared/PaymentPassword';
import { UnresolvedCallNote } from '@/shared/UnresolvedCallNote';
import {
  emptyPayment,
  paymentFields,
  paymentSecrets,
  usePaymentPassword,
  type PaymentValues,
} from '@/shared/usePaymentPassword';
import { Button } from '@/ui/actions/Button';
import { SummaryNote, SummaryPanel } from '@/ui/data-display/SummaryPanel';
import { Note } from '@/ui/feedback/Note';
import { Field } from '@/ui/fields/Field';
import type { TextControl } from '@/ui/fields/FieldControlProps';
import { Form } from '@/ui/fields/Form';
import { useComposedText } from '@/ui/fields/useComposedText';
import { FormStack } from '@/ui/layout/FormStack';
import { usePointWords } from './usePointWords';

interface Filled extends PaymentValues {
  readonly [name: string]: string;
  readonly points: string;
}

interface ConvertFormProps {
  convert: NonNullable<PointsConfig['convert']>;
  balance: PointsBalance;
  onDone: (value: Value<'pointsConvert'>) => void;
}

/** Points to convert, with the money that they give before it is asked for (POINT-01). */
export function ConvertForm({ convert, balance, onDone }: ConvertFormProps) {
  const { t } = useTranslation(['points', 'forms']);
  const count = useCountText();
  const money = useMoneyText();
  const { bound } = usePointWords();
  const refresh = useRefreshPoints();
  const payment = usePaymentPassword(balance.hasPassword);
  const most = balance.points - (balance.points % convert.points);
  const fits = (typed: string): boolean => {
    const points = Number(typed);
    return points > 0 && points <= most && points % convert.points === 0;
  };
  const givesFor = (typed: string) =>
    BigInt(convert.amount.amount) * (BigInt(typed || '0') / BigInt(convert.points));
  const finish = (value: Value<'pointsConvert'>) => {
    refresh();
    onDone(value);
  };
  const { unresolved, retrying, ask, send } = useMoneyCall('pointsConvert', finish);
  const rule = t('convertRule', { points: count(convert.points), most: count(most) });
  const { form, values, text, setValue, failure, busy, onSubmit } = useServerForm<
    Filled,
    Value<'pointsConvert'>
  >({
    initialValues: { points: '', ...emptyPayment },
    schema: () =>
      object({
        points: string()
          .required(t('forms:required'))
          .test('multiple', rule, (typed = '') => fits(typed)),
        ...payment.rules(),
      }),
    fieldOfCode: { points_missing: 'points', ratio_changed: 'points', ...paymentFields },
    clearOnFailure: paymentSecrets,
    send: async (filled) => {
      const made = await payment.make(filled);
      if (!made.ok) return made;
      const shown = await payment.ticketFor(filled);
      if (!shown.ok) return shown;
      const { ticket } = shown.value;
      return send({ points: Number(filled.points), amount: givesFor(filled.points).toString(), ticket });
    },
    onDone: finish,
    // The ratio is no longer what was shown.
    onRefused: refresh,
  });
  const typed = useComposedText<TextControl>(values.points, ({ value }) =>
    setValue('points', asciiDigits(value).replace(/\D/g, '').slice(0, 9)),
  );
  // What cannot be converted is not summed up as if it could.
  const used = fits(values.points) ? values.points : '0';
  if (most === 0) return <Note tone="info">{t('tooFew', { points: count(convert.points) })}</Note>;
  return (
    <Form ref={form} label={t('convert')} onSubmit={onSubmit}>
      <FormStack>
        <Field
          {...text('points')}
          label={t('points')}
          helper={rule}
          inputMode="numeric"
          autoComplete="off"
          value={typed.value}
          onChange={(_, event) => typed.onChange(event)}
          onComposed={typed.onCompositionEnd}
          endAdornment={
            <Button size="small" variant="text" onClick={() => setValue('points', String(most))}>
              {t('convertAll')}
            </Button>
          }
        />
        <PaymentPassword making={payment.making} made={payment.made} text={text} />
        {payment.making && <LoginPasswordInput text={text('loginPassword')} />}
        <SummaryPanel
          title={t('summary')}
          rows={[
            {
              label: t('convertRatio'),
              value: t('convertOf', { points: count(convert.points), amount: money(convert.amount) }),
            },
            { label: t('have'), value: count(balance.points) },
            { label: t('uses'), value: used === '0' ? '0' : `−${count(Number(used))}` },
          ]}
          total={{
            label: t('gets'),
            value: money({ ...convert.amount, amount: givesFor(used).toString() }),
          }}
        >
          {unresolved ? (
            <UnresolvedCallNote
              amount={t('count', { count: unresolved.points, points: count(unresolved.points) })}
              retrying={retrying}
              onAsk={ask}
            />
          ) : (
            <FormRefusal failure={failure} />
          )}
          <Button
            type="submit"
            tone="primary"
            size="large"
            fullWidth
            loading={busy}
            disabled={unresolved !== undefined}
          >
            {t('convert')}
          </Button>
          <SummaryNote>{bound(convert.times, convert.days)}</SummaryNote>
        </SummaryPanel>
      </FormStack>
    </Form>
  );
}
