import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { deliveryLengths } from '#contract/points';
import type { Value } from '#contract/wireTypes';
import { useMoneyCall } from '@/data/core/useMoneyCall';
import { useRefreshPoints, type PointReward, type PointsBalance } from '@/data/resources/usePoints';
import { useServerForm } from '@/forms/useServerForm';
import {
  emptyPayment,
  paymentFields,
  paymentSecrets,
  usePaymentPassword,
  type PaymentValues,
} from '@/shared/usePaymentPassword';

interface Filled extends PaymentValues {
  readonly [name: string]: string;
  readonly quantity: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** Most pieces that the list offers at once. */
const MOST_OFFERED = 10;

const phoneShape = /^[0-9+() .-]{6,20}$/;

interface RedeemFormOptions {
  reward: PointReward;
  balance: PointsBalance;
  onDone: (value: Value<'pointsRedeem'>) => void;
}

/** Logic of a redemption: the pieces, for goods the address, and the withdraw password, which a member without one sets. */
export const useRedeemForm = ({ reward, balance, onDone }: RedeemFormOptions) => {
  const { t } = useTranslation(['points', 'forms']);
  const refresh = useRefreshPoints();
  const payment = usePaymentPassword(balance.hasPassword);
  const { id, kind, points, stock } = reward;
  const isGoods = kind === 'goods';
  const finish = (value: Value<'pointsRedeem'>) => {
    refresh();
    onDone(value);
  };
  const call = useMoneyCall('pointsRedeem', finish);
  const part = (most: number) =>
    string()
      .trim()
      .required(t('forms:required'))
      .max(most, t('tooLong', { count: most }));
  const form = useServerForm<Filled, Value<'pointsRedeem'>>({
    initialValues: {
      quantity: '1',
      ...(balance.delivery ?? { name: '', phone: '', address: '' }),
      ...emptyPayment,
    },
    schema: () =>
      object({
        ...(isGoods && {
          name: part(deliveryLengths.name),
          phone: string().trim().required(t('forms:required')).matches(phoneShape, t('badPhone')),
          address: string()
            .trim()
            .required(t('enterAddress'))
            .max(deliveryLengths.address, t('tooLong', { count: deliveryLengths.address })),
        }),
        ...payment.rules(),
      }),
    fieldOfCode: { stock_gone: 'quantity', points_missing: 'quantity', ...paymentFields },
    clearOnFailure: paymentSecrets,
    send: async (filled) => {
      const made = await payment.make(filled);
      if (!made.ok) return made;
      const shown = await payment.ticketFor(filled);
      if (!shown.ok) return shown;
      const { name, phone, address } = filled;
      return call.send({
        ...{ id, points, quantity: Number(filled.quantity), ticket: shown.value.ticket },
        ...(isGoods && { delivery: { name: name.trim(), phone: phone.trim(), address: address.trim() } }),
      });
    },
    onDone: finish,
    // The price or the stock is no longer what was shown.
    onRefused: refresh,
  });
  const most = Math.min(MOST_OFFERED, stock ?? MOST_OFFERED, Math.floor(balance.points / points));
  return { ...form, payment, call, isGoods, most };
};
