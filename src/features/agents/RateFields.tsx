import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages';
import { space } from '#theme/space';
import { useLanguage } from '@/data/session/useLanguage';
import { percentText } from '@/domain/percentText';
import { shareOfRate } from '@/domain/rebateRate';
import { Field, type FieldProps } from '@/ui/fields/Field';
import { givenTypes, rateField, type Rates } from './rateForm';
import { useGameTypeName } from '@/shared/useGameTypeName';

const Grid = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Legend = styled('legend')({ padding: 0, marginBottom: space(2), fontWeight: 600 });

interface RateFieldsProps {
  /** The agent's own rates, which no field exceeds. */
  own: Rates;
  text: (name: string) => Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;
}

/** A rebate in per cent for each game type that the agent has one for. */
export function RateFields({ own, text }: RateFieldsProps) {
  const { t } = useTranslation('agents');
  const tag = languageTag(useLanguage());
  const nameOf = useGameTypeName();
  return (
    <Grid>
      <Legend>{t('rates.legend')}</Legend>
      {givenTypes(own).map((type) => (
        <Field
          key={type}
          {...text(rateField(type))}
          label={nameOf(type)}
          helper={t('rates.most', { most: percentText(shareOfRate(own[type] ?? 0), tag) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          endAdornment="%"
        />
      ))}
    </Grid>
  );
}
