import { useTranslation } from 'react-i18next';
import { deliveryLengths } from '#contract/points';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import type { PointReward, PointsBalance } from '@/data/resources/usePoints';
import { useCountText } from '@/data/session/useCountText';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { PaymentPassword } from '@/shared/PaymentPassword';
import { UnresolvedCallNote } from '@/shared/UnresolvedCallNote';
import { Button } from '@/ui/actions/Button';
import { SummaryNote, SummaryPanel } from '@/ui/data-display/SummaryPanel';
import { Note } from '@/ui/feedback/Note';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { Select } from '@/ui/fields/Select';
import { FormStack } from '@/ui/layout/FormStack';
import { RestockButton } from './RestockButton';
import { usePointWords } from './usePointWords';
import { useRedeemForm } from './useRedeemForm';

interface RedeemFormProps {
  reward: PointReward;
  balance: PointsBalance;
  onDone: (value: Value<'pointsRedeem'>) => void;
}

/** Redeems a reward: how many, where to, the withdraw password, and the points before and after (POINT-01). */
export function RedeemForm({ reward, balance, onDone }: RedeemFormProps) {
  const { t } = useTranslation('points');
  const count = useCountText();
  const money = useMoneyText();
  const words = usePointWords();
  const { form, values, text, failure, busy, onSubmit, setValue, payment, call, isGoods, most } =
    useRedeemForm({ reward, balance, onDone });
  const { points, amount, times, days, stock } = reward;
  const quantity = Number(values.quantity);
  const cost = points * quantity;
  const rounds = words.rounds(reward, quantity);
  const { unresolved } = call;
  if (stock === 0)
    return (
      <FormStack>
        <Note tone="info">{t('soldOut')}</Note>
        <RestockButton reward={reward} awaited={balance.awaited.includes(reward.id)} />
      </FormStack>
    );
  if (most < 1) return <Note tone="info">{t('notEnough', { points: count(points - balance.points) })}</Note>;
  return (
    <Form ref={form} label={t('redeemOf', { title: reward.title })} onSubmit={onSubmit}>
      <FormStack>
        <Select
          {...text('quantity')}
          label={t('quantity')}
          options={Array.from({ length: most }, (_, place) => ({
            value: String(place + 1),
            label: count(place + 1),
          }))}
          onChange={(next) => setValue('quantity', next)}
        />
        {isGoods && (
          <>
            <Field {...text('name')} label={t('name')} autoComplete="name" maxLength={deliveryLengths.name} />
            <Field
              {...text('phone')}
              label={t('phone')}
              type="tel"
              autoComplete="tel"
              maxLength={deliveryLengths.phone}
            />
            <Field
              {...text('address')}
              label={t('address')}
              helper={t('addressHint')}
              autoComplete="street-address"
              maxLength={deliveryLengths.address}
            />
          </>
        )}
        <PaymentPassword making={payment.making} made={payment.made} text={text} />
        {payment.making && <LoginPasswordInput text={text('loginPassword')} />}
        <SummaryPanel
          title={t('summary')}
          rows={[
            { label: t('have'), value: count(balance.points) },
            { label: t('uses'), value: `−${count(cost)}` },
            ...(rounds ? [{ label: t('gets'), value: rounds }] : []),
            ...(amount
              ? [
                  {
                    label: t('gets'),
                    value: money({
                      ...amount,
                      amount: (BigInt(amount.amount) * BigInt(quantity)).toString(),
                    }),
                  },
                ]
              : []),
          ]}
          total={{ label: t('left'), value: count(Math.max(0, balance.points - cost)) }}
        >
          {unresolved ? (
            <UnresolvedCallNote
              amount={t('count', {
                count: unresolved.points * unresolved.quantity,
                points: count(unresolved.points * unresolved.quantity),
              })}
              retrying={call.retrying}
              onAsk={call.ask}
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
            {t('redeem')}
          </Button>
          <SummaryNote>
            {isGoods ? t('processNote') : (words.roundsNote(reward) ?? words.bound(times, days))}
          </SummaryNote>
        </SummaryPanel>
      </FormStack>
    </Form>
  );
}
