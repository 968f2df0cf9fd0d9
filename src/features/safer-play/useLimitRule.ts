import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { sessionLimitMinutes } from '#contract/saferPlay';
import { useAmounts } from '@/data/resources/useAmounts';
import type { AnyLimit } from '@/data/resources/useSaferPlay';
import { useAmountSchema } from '@/shared/useAmountSchema';

const whole = /^\d{1,6}$/;

/** Validation of a limit, money or minutes, and its conversion for the wire. */
export const useLimitRule = ({ kind, period }: Pick<AnyLimit, 'kind' | 'period'>) => {
  const { t } = useTranslation(['safer', 'forms']);
  const money = useAmounts();
  const amount = useAmountSchema();
  if (kind === 'session') {
    const bounds = { least: sessionLimitMinutes.least, most: sessionLimitMinutes.most[period] };
    const isMinutes = (kept = ''): boolean =>
      whole.test(kept) && Number(kept) >= bounds.least && Number(kept) <= bounds.most;
    return {
      schema: () =>
        string().required(t('forms:required')).test('minutes', t('limit.notMinutes', bounds), isMinutes),
      wire: (kept: string): string | null => String(Number(kept)),
    };
  }
  return {
    schema: () => amount(),
    wire: (kept: string): string | null => money.wire(kept) ?? null,
  };
};
