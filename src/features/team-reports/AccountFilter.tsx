import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/Field';
import { IconButton } from '@/ui/actions/IconButton';
import { MagnifyingGlassIcon } from '@/ui/media/icons';

interface AccountFilterProps {
  /** The account that the report is narrowed to. */
  account: string | undefined;
  /** Whether nobody in the line has this account. */
  unknown: boolean;
  onChoose: (account: string | undefined) => void;
}

/** Narrows a report to one account of the line; empty, it is about the whole line. */
export function AccountFilter({ account = '', unknown, onChoose }: AccountFilterProps) {
  const { t } = useTranslation('agents');
  const [typed, setTyped] = useState(account);
  const choose = () => onChoose(typed.trim() === '' ? undefined : typed.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose();
  };
  return (
    <form onSubmit={submit} aria-label={t('reports.account')}>
      <Field
        name="account"
        label={t('downlines.account')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={64}
        error={unknown && typed.trim() === account ? t('reports.unknown') : undefined}
        endAdornment={
          <IconButton onClick={choose} label={t('reports.search')}>
            <MagnifyingGlassIcon fontSize={18} />
          </IconButton>
        }
      />
    </form>
  );
}
