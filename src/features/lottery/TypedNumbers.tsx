import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { readNumbers } from '@/domain/lotteryPicks';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { Field } from '@/ui/fields/Field';
import { XIcon } from '@/ui/media/icons';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('TypedNumbers', ['entry', 'chosen', 'action']);

const Root = styled('form')({
  display: 'grid',
  gap: space(3.5),
  minHeight: 128,
  alignContent: 'start',
  [`& .${slot.entry}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space(2.5),
    alignItems: 'start',
  },
  // Aligned with the field, not with its label above.
  [`& .${slot.entry} > .${slot.action}`]: { marginTop: space(7), height: 46 },
  [`& .${slot.chosen}`]: { display: 'flex', flexWrap: 'wrap', gap: space(2) },
});

interface TypedNumbersProps {
  digits: number;
  picks: ReadonlySet<string>;
  most: number;
  onToggle: (numbers: readonly string[]) => void;
  disabled: boolean;
}

/** Input for numbers of three digits and more: a pad of 1,000 keys is unusable, so they are typed. */
export function TypedNumbers({ digits, picks, most, onToggle, disabled }: TypedNumbersProps) {
  const { t } = useTranslation('lottery');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const numbers = readNumbers(text, digits);
    setWrong(numbers === undefined);
    if (numbers === undefined) return;
    const fresh = numbers.filter((number) => !picks.has(number));
    if (fresh.length > 0) onToggle(fresh);
    setText('');
  };
  return (
    <Root onSubmit={submit} noValidate>
      <div className={slot.entry}>
        <Field
          label={t('typeNumbers', { digits })}
          name="numbers"
          value={text}
          onChange={setText}
          inputMode="numeric"
          autoComplete="off"
          maxLength={400}
          disabled={disabled}
          helper={picks.size >= most ? t('mostNumbers', { count: most }) : t('typeHelp')}
          {...(wrong && { error: t('typeWrong', { digits }) })}
        />
        <Button className={slot.action} type="submit" disabled={disabled || text.trim() === ''}>
          {t('typeAdd')}
        </Button>
      </div>
      {picks.size > 0 && (
        <div className={slot.chosen} role="group" aria-label={t('numbers')}>
          {[...picks].sort().map((number) => (
            <Chip
              key={number}
              selected
              disabled={disabled}
              aria-label={t('removeNumber', { number })}
              onClick={() => onToggle([number])}
            >
              {number}
              <XIcon fontSize={14} />
            </Chip>
          ))}
        </div>
      )}
    </Root>
  );
}
