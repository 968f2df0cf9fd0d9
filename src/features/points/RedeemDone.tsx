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
    /** Money that was paid, or free rounds that were given; neither for goods, which are on their way to the operator. */
    readonly amount: Money | null;
    readonly rounds?: number | null;
    readonly points: number;
  };
  onClose: () => void;
}

/** What became of the points, and where it goes on. */
export function RedeemDone({ done: { no, amount, rounds = null, points }, onClose }: RedeemDoneProps) {
  const { t } = useTranslation(['points', 'common']);
  const money = useMoneyText();
  const count = useCountText();
  const centre = useCentreAddress();
  const isGoods = amount === null && rounds === null;
  const given = rounds === null ? t('done.goods') : t('done.rounds', { count: rounds });
  const title = amount === null ? given : t('done.money', { amount: money(amount) });
  return (
    <FormStack>
      <Note tone="success" ref={takeFocus} title={title}>
        {isGoods ? t('done.goodsText', { no }) : t('done.moneyText', { no, points: count(points) })}
      </Note>
      {isGoods ? (
        <Button tone="primary" fullWidth href={pointMallAddress('history')}>
          {t('toHistory')}
        </Button>
      ) : (
        <Button tone="primary" fullWidth href={centre('bonusDetails')}>
          {t(rounds === null ? 'toBonus' : 'toRounds')}
        </Button>
      )}
      <Button variant="text" fullWidth onClick={onClose}>
        {t('common:close')}
      </Button>
    </FormStack>
  );
}
