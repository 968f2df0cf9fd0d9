import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/money';
import { pointMallAddress } from '@/config/pointMall';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { useCountText } from '@/data/session/useCountText';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { FormStack } from '@/ui/layout/FormStack';

interface RedeemDoneProps {
  done: {
    readonly no: string;
    /** Null for goods, which are on their way to the operator. */
    readonly amount: Money | null;
    readonly points: number;
  };
  onClose: () => void;
}

/** What became of the points, and where it goes on. */
export function RedeemDone({ done: { no, amount, points }, onClose }: RedeemDoneProps) {
  const { t } = useTranslation(['points', 'common']);
  const money = useMoneyText();
  const count = useCountText();
  const centre = useCentreAddress();
  return (
    <FormStack>
      <Note
        tone="success"
        ref={takeFocus}
        title={amount === null ? t('done.goods') : t('done.money', { amount: money(amount) })}
      >
        {amount === null ? t('done.goodsText', { no }) : t('done.moneyText', { no, points: count(points) })}
      </Note>
      {amount === null ? (
        <Button tone="primary" fullWidth href={pointMallAddress('history')}>
          {t('toHistory')}
        </Button>
      ) : (
        <Button tone="primary" fullWidth href={centre('bonusDetails')}>
          {t('toBonus')}
        </Button>
      )}
      <Button variant="text" fullWidth onClick={onClose}>
        {t('common:close')}
      </Button>
    </FormStack>
  );
}
