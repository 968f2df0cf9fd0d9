import { useTranslation } from 'react-i18next';
import { isBuiltAddress } from '@/config/routes';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FormRow } from '@/ui/fields/FormRow';
import { Link } from '@/ui/actions/Link';
import type { Registration } from './useRegistration';

const addresses = { terms: '/help#terms', privacy: '/help#privacy' } as const;

function Paper({ name }: { name: keyof typeof addresses }) {
  const { t } = useTranslation('registration');
  const href = addresses[name];
  return isBuiltAddress(href) ? <Link href={href}>{t(name)}</Link> : <b>{t(name)}</b>;
}

/** Terms and privacy are ticked by default; the visitor must confirm the age (REG-07). */
export function Consents({ tick, age }: { tick: Registration['tick']; age: number }) {
  const { t } = useTranslation('registration');
  return (
    <FormRow>
      <Checkbox {...tick('agreed')}>
        {t('agree')} <Paper name="terms" /> {t('and')} <Paper name="privacy" />
      </Checkbox>
      <Checkbox {...tick('ofAge')}>{t('ofAge', { age })}</Checkbox>
    </FormRow>
  );
}
