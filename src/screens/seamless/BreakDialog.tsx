import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { breakLengths, type BreakLength } from '#contract/breakLengths';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { Modal } from '@/ui/overlays/Modal';
import { Note } from '@/ui/feedback/Note';
import { tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('BreakDialog', [
  'picture',
  'text',
  'note',
  'facts',
  'group',
  'term',
  'value',
  'chips',
]);

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  [`& > .${slot.picture}`]: { justifySelf: 'center', width: 84, height: 84, objectFit: 'contain' },
  [`& .${slot.text}`]: { margin: 0, color: vars.text.secondary },
  [`& .${slot.note}`]: { color: vars.text.muted, fontSize: textSize.note, lineHeight: '18px' },
  [`& .${slot.facts}`]: {
    ...tabular,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: '10px 0',
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.field,
    textAlign: 'center',
  },
  [`& .${slot.facts} > .${slot.group} + .${slot.group}`]: { borderLeft: `1px solid ${vars.line.subtle}` },
  [`& .${slot.term}`]: { color: vars.text.muted, fontSize: textSize.note },
  [`& .${slot.value}`]: { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
  [`& .${slot.value}[data-sign=loss]`]: { color: vars.danger.main },
  [`& .${slot.value}[data-sign=gain]`]: { color: vars.success.main },
  [`& .${slot.chips}`]: { display: 'flex', gap: space(2), '& > *': { flex: 1 } },
});

interface BreakDialogProps {
  elapsed: ReactNode;
  stake: string | undefined;
  net: { readonly text: string; readonly sign: 'gain' | 'loss' | 'even' } | undefined;
  /** Whether the call to start the break is running. */
  busy: boolean;
  /** Why the break was refused. */
  refused: string | undefined;
  onBreak: (minutes: BreakLength) => void;
  onGoOn: () => void;
}

/**
 * Shows the sums of this game session and offers lengths of a break. 'Keep playing' is as easy to reach and looks the
 * same (spec §4, safer play).
 */
export function BreakDialog({ elapsed, stake, net, busy, refused, onBreak, onGoOn }: BreakDialogProps) {
  const { t } = useTranslation(['stage', 'common']);
  const [length, setLength] = useState<BreakLength>(15);
  return (
    <Modal title={t('breakTitle')} size="small" phone="sheet" onClose={onGoOn} closeLabel={t('common:close')}>
      <Root>
        <img className={slot.picture} src="/art/icons/cup.webp" alt="" width={84} height={84} />
        <p className={slot.text}>{t('breakLead')}</p>
        <dl className={slot.facts}>
          <div className={slot.group}>
            <dt className={slot.term}>{t('elapsed')}</dt>
            <dd className={slot.value}>{elapsed}</dd>
          </div>
          <div className={slot.group}>
            <dt className={slot.term}>{t('stake')}</dt>
            <dd className={slot.value}>{stake ?? '…'}</dd>
          </div>
          <div className={slot.group}>
            <dt className={slot.term}>{t('net')}</dt>
            <dd className={slot.value} data-sign={net?.sign}>
              {net?.text ?? '…'}
            </dd>
          </div>
        </dl>
        <div className={`${slot.group} ${slot.chips}`} role="group" aria-label={t('breakFor')}>
          {breakLengths.map((one) => (
            <Chip key={one} selected={one === length} onClick={() => setLength(one)}>
              {t('minutes', { count: one })}
            </Chip>
          ))}
        </div>
        {refused !== undefined && (
          <Note tone="danger" alert>
            {refused}
          </Note>
        )}
        <Button size="large" fullWidth loading={busy} onClick={() => onBreak(length)}>
          {t('breakNow', { count: length })}
        </Button>
        <Button size="large" fullWidth onClick={onGoOn}>
          {t('goOn')}
        </Button>
        <small className={slot.note}>{t('breakNote')}</small>
      </Root>
    </Modal>
  );
}
