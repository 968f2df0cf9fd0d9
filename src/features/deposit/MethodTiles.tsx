import { useTranslation } from 'react-i18next';
import type { DepositKind } from '#contract/cashier';
import type { DepositMethod } from '@/data/resources/useDepositDesk';
import { ChoiceTiles } from '@/ui/actions/ChoiceTiles';

const pictures = {
  bank: 'bank',
  ewallet: 'phone',
  card: 'card',
  qr: 'lens',
  crypto: 'coin',
} as const satisfies Record<DepositKind, string>;

interface MethodTilesProps {
  methods: readonly DepositMethod[];
  value: string;
  onChoose: (code: string) => void;
}

/** Deposit methods, each with its usual duration. */
export function MethodTiles({ methods, value, onChoose }: MethodTilesProps) {
  const { t } = useTranslation('cashier');
  return (
    <ChoiceTiles
      legend={t('method')}
      name="method"
      value={value}
      onChange={onChoose}
      choices={methods.map(({ code, kind, arrival }) => ({
        id: code,
        title: t(`kind.${kind}`),
        lines: [t('arrivalShort', arrival)],
        picture: `/art/icons/${pictures[kind]}.webp`,
      }))}
    />
  );
}
