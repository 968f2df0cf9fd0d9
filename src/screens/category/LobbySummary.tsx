import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { XIcon } from '@/ui/media/icons';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('LobbySummary', ['text', 'strong', 'near']);

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space(2, 2.5),
  minHeight: 38,
  [`& .${slot.text}`]: { margin: 0, color: vars.text.secondary },
  [`& .${slot.strong}`]: { color: vars.text.primary },
  [`& .${slot.near}`]: { flexBasis: '100%' },
});

export interface ChosenFilter {
  readonly id: string;
  readonly label: string;
  readonly onRemove: () => void;
}

interface LobbySummaryProps {
  /** "1.204 trò chơi" */
  count: string;
  chosen: readonly ChosenFilter[];
  /** Set if no game matches the typed words exactly and the list shows similar ones. */
  near: string | undefined;
  onClear: () => void;
}

/** The number of games and the active filters, so that a visitor does not overlook one. */
export function LobbySummary({ count, chosen, near, onClear }: LobbySummaryProps) {
  const { t } = useTranslation('games');
  return (
    <Root>
      <p className={slot.text} role="status">
        <b className={slot.strong}>{count}</b>
      </p>
      {chosen.map(({ id, label, onRemove }) => (
        <Chip key={id} selected onClick={onRemove} aria-label={t('filters.remove', { name: label })}>
          {label}
          <XIcon fontSize={14} />
        </Chip>
      ))}
      {chosen.length > 1 && (
        <Button variant="text" size="small" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
      {near !== undefined && <p className={`${slot.text} ${slot.near}`}>{t('near', { text: near })}</p>}
    </Root>
  );
}
