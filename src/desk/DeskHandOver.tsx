import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskStaff } from '#contract/deskTypes';
import { Button } from '@/ui/actions/Button';
import { Select } from '@/ui/fields/Select';

interface DeskHandOverProps {
  /** To whom the chat can go. */
  colleagues: readonly DeskStaff[];
  /** While an act runs. */
  disabled: boolean;
  loading: boolean;
  onHandOver: (to: string) => void;
}

/** Hands a chat to a colleague, by a press of its own: arrow keys go through the list and must do nothing yet. */
export function DeskHandOver({ colleagues, disabled, loading, onHandOver }: DeskHandOverProps) {
  const { t } = useTranslation('desk');
  const [to, setTo] = useState('');
  const chosen = colleagues.find(({ id }) => id === to);
  return (
    <>
      <Select
        name="to"
        label={t('handOver')}
        labelHidden
        value={chosen?.id ?? ''}
        placeholder={t('handOver')}
        disabled={disabled}
        options={colleagues.map(({ id, shownName }) => ({ value: id, label: shownName }))}
        onChange={setTo}
      />
      {chosen && (
        <Button size="small" loading={loading} onClick={() => onHandOver(chosen.id)}>
          {t('handOverTo', { name: chosen.shownName })}
        </Button>
      )}
    </>
  );
}
