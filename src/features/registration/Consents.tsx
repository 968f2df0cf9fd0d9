import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FormRow } from '@/ui/fields/FormRow';
import { Link } from '@/ui/actions/Link';
import { LazyComponent } from '@/ui/media/LazyComponent';
import type { Registration } from './useRegistration';

type PaperName = 'terms' | 'privacy';

const loadPaper = async () =>
  (await import(/* webpackChunkName: "paper" */ '@/shared/PaperDialog')).PaperDialog;

/**
 * Terms and privacy are ticked by default; the visitor must confirm the age (REG-07). A paper opens above the form,
 * which stays as it is.
 */
export function Consents({ tick, age }: { tick: Registration['tick']; age: number }) {
  const { t } = useTranslation('registration');
  const [read, setRead] = useState<PaperName>();
  const paper = (name: PaperName) => (
    <Link
      href={`/help#${name}`}
      onClick={(event) => {
        event.preventDefault();
        setRead(name);
      }}
    >
      {t(name)}
    </Link>
  );
  return (
    <FormRow>
      <Checkbox {...tick('agreed')}>
        {t('agree')} {paper('terms')} {t('and')} {paper('privacy')}
      </Checkbox>
      <Checkbox {...tick('ofAge')}>{t('ofAge', { age })}</Checkbox>
      {read && (
        <LazyComponent load={loadPaper} props={{ section: read, onClose: () => setRead(undefined) }} />
      )}
    </FormRow>
  );
}
