import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { fieldsOfTier, type ContractKind } from '#contract/agentContracts';
import { space } from '#theme/space';
import { isRate } from '@/domain/contractChange';
import { useAmounts } from '@/data/resources/useAmounts';
import type { TextProps } from '@/forms/fieldProps';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { MoneyField } from '@/ui/fields/MoneyField';
import { isMoney, tierName } from './offerForm';

const Grid = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  alignItems: 'start',
  gap: space(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const Legend = styled('legend')({ padding: 0, marginBottom: space(2), fontWeight: 600 });

interface TierFieldsProps {
  kind: ContractKind;
  /** From 0. */
  place: number;
  text: (name: string) => TextProps;
  /** Undefined for a tier that stays. */
  onRemove?: (() => void) | undefined;
}

/** Conditions and rates of one tier. */
export function TierFields({ kind, place, text, onRemove }: TierFieldsProps) {
  const { t } = useTranslation('contracts');
  const money = useAmounts();
  const number = place + 1;
  return (
    <Grid>
      <Legend>{t('tier', { number })}</Legend>
      {fieldsOfTier(kind).map((field) => {
        const props = { ...text(tierName(place, field)), label: t(`fields.${field}`) };
        if (isMoney(field)) return <MoneyField key={field} {...props} size="small" money={money} />;
        return (
          <Field
            key={field}
            {...props}
            inputMode={isRate(field) ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={isRate(field) ? 5 : 8}
            {...(isRate(field) && { endAdornment: '%', required: true })}
          />
        );
      })}
      {onRemove && (
        <Button variant="text" aria-label={t('form.removeOf', { number })} onClick={onRemove}>
          {t('form.remove')}
        </Button>
      )}
    </Grid>
  );
}
