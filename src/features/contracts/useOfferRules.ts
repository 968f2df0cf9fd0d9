import { useTranslation } from 'react-i18next';
import { object, string, type Schema } from 'yup';
import { fieldsOfTier, type ContractKind, type TierField } from '#contract/agentContracts';
import type { TierValues } from '#contract/contractTiers';
import { isRate } from '@/domain/contractChange';
import { useAmounts } from '@/data/resources/useAmounts';
import { readRate } from '@/domain/rebateRate';
import { isMoney, offerFaults, tierName, typedTiers, type OfferFault, type OfferValues } from './offerForm';
import { useContractText } from './useContractText';

/** Rules of an offer's fields, for the schema and as they are typed; `own` are the agent's own tiers. */
export const useOfferRules = (kind: ContractKind, own: readonly TierValues[]) => {
  const { t } = useTranslation(['contracts', 'forms', 'agents']);
  const money = useAmounts();
  const text = useContractText();

  const read = (field: TierField, typed: string): string | number | undefined => {
    if (isRate(field)) return readRate(typed);
    if (isMoney(field))
      return typed === '' ? '0' : (money.wire(typed) ?? (/^0+$/.test(typed) ? '0' : undefined));
    return typed === '' ? 0 : /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : undefined;
  };
  const tiersOf = (values: OfferValues, count: number): TierValues[] => typedTiers(kind, count, values, read);

  /** Why the text of a field cannot be read. */
  const formFault = (field: TierField, typed: string): string | undefined => {
    if (isRate(field)) {
      if (typed === '') return undefined;
      return readRate(typed) === undefined ? t('agents:rates.noRate') : undefined;
    }
    if (read(field, typed) !== undefined) return undefined;
    return isMoney(field) ? t('forms:amount.digits') : t('form.number');
  };
  const wordsOf = ({ fault, most = 0 }: OfferFault): string =>
    t(`form.faults.${fault}`, { most: text.rate(most) });

  /** Errors by field name. */
  const errorsOf = (values: OfferValues, count: number): Record<string, string> => {
    const unreadable = Array.from({ length: count }, (_, place) =>
      fieldsOfTier(kind).flatMap((field) => {
        const name = tierName(place, field);
        const fault = formFault(field, values[name] ?? '');
        return fault === undefined ? [] : [[name, fault] as const];
      }),
    ).flat();
    // Order can be told of readable tiers alone.
    if (unreadable.length > 0) return Object.fromEntries(unreadable);
    return Object.fromEntries(
      offerFaults(kind, tiersOf(values, count), own).map((fault) => [
        tierName(fault.tier, fault.field),
        wordsOf(fault),
      ]),
    );
  };

  return {
    tiers: tiersOf,
    /** Errors of fields in which something is typed already. */
    live: (values: OfferValues, count: number): Record<string, string> =>
      Object.fromEntries(
        Object.entries(errorsOf(values, count)).filter(([name]) => (values[name] ?? '') !== ''),
      ),
    schema: (count: number): Schema => {
      const fields = Array.from({ length: count }, (_, place) =>
        fieldsOfTier(kind).map((field) => {
          const name = tierName(place, field);
          const rule = string().test('tier', (_typed, { parent, createError }) => {
            const error = errorsOf(parent as OfferValues, count)[name];
            return error === undefined || createError({ message: error });
          });
          return [name, rule] as const;
        }),
      ).flat();
      return object({
        account: string().trim().required(t('forms:required')),
        ...Object.fromEntries(fields),
      });
    },
  };
};
