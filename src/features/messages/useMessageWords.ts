import { useTranslation } from 'react-i18next';
import { contractKinds, type ContractKind } from '#contract/agentContracts';
import type { Currency } from '#contract/money';
import { useLanguage } from '@/data/session/useLanguage';
import { useSite } from '@/data/session/siteContext';
import type { MemberMessage } from '@/data/resources/useMessages';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { formatTime } from '@/domain/dates';
import { deviceName } from '@/domain/deviceName';

const isCurrency = (code: string | undefined): code is Currency =>
  code !== undefined && /^[A-Z]{3}$/.test(code);
const isContractKind = (text: string): text is ContractKind =>
  (contractKinds as readonly string[]).includes(text);
const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const isAmount = /^-?\d{1,18}$/;

/** Formats a message's text, with its times, amounts and devices, in the reader's language. */
export const useMessageWords = () => {
  const { t } = useTranslation(['messages', 'session']);
  const language = useLanguage();
  const { timeZone } = useSite().boot.brand;
  const money = useMoneyText();
  const write = (name: string, text: string, currency: string | undefined): string => {
    if (isTime.test(text)) return formatTime(text, 'sentence', timeZone);
    if (name === 'amount' && isCurrency(currency) && isAmount.test(text))
      return money({ amount: text, currency });
    if (name === 'contract' && isContractKind(text)) return t(`contract.${text}`);
    if (name === 'account' && text === '') return t('house');
    if (name !== 'agent') return text;
    const device = deviceName(text);
    return device ? t('session:deviceName', device) : t('session:unknownDevice');
  };
  return ({ kind, params }: Pick<MemberMessage, 'kind' | 'params'>) => {
    const { currency, ...texts } = params;
    const written = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, write(name, text, currency)]),
    );
    const say = t as (key: string, texts: Readonly<Record<string, string>>) => string;
    // Words of the operator come in all their languages.
    written['reward'] = written[`reward${language}`] ?? written['rewardEN'] ?? '';
    // A bonus that need not be wagered.
    const context = params['times'] === '0' ? 'free' : '';
    return {
      title: say(`kind.${kind}.title`, written),
      text: say(`kind.${kind}.text`, { ...written, context }),
    };
  };
};
