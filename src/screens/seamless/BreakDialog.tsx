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

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  '& > img': { justifySelf: 'center', width: 84, height: 84, objectFit: 'contain' },
  '& p': { margin: 0, color: vars.text.secondary },
  '& small': { color: vars.text.muted, fontSize: textSize.note, lineHeight: '18px' },
  '& dl': {
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
  '& dl > div + div': { borderLeft: `1px solid ${vars.line.subtle}` },
  '& dt': { color: vars.text.muted, fontSize: textSize.note },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
  '& [data-sign=loss]': { color: vars.danger.main },
  '& [data-sign=gain]': { color: vars.success.main },
  '& .chips': { display: 'flex', gap: space(2), '& > *': { flex: 1 } },
});

interface BreakDialogProps {
  elapsed: ReactNode;
  stake: string | undefined;
  net: { readonly text: string; readonly sign: 'gain' | 'loss' | 'even' } | undefined;
  /** It is being taken. */
  busy: boolean;
  /** Why it was not taken. */
  refused: string | undefined;
  onBreak: (minutes: BreakLength) => void;
  onGoOn: () => void;
}

/** The sums of this visit, then how long to rest; playing on is as near and looks the same (spec §4, safer play). */
export function BreakDialog({ elapsed, stake, net, busy, refused, onBreak, onGoOn }: BreakDialogProps) {
  const { t } = useTranslation(['stage', 'common']);
  const [length, setLength] = useState<BreakLength>(15);
  return (
    <Modal title={t('breakTitle')} size="small" phone="sheet" onClose={onGoOn} closeLabel={t('common:close')}>
      <Root>
        <img src="/art/icons/cup.webp" alt="" width={84} height={84} />
        <p>{t('breakLead')}</p>
        <dl>
          <div>
            <dt>{t('elapsed')}</dt>
            <dd>{elapsed}</dd>
          </div>
          <div>
            <dt>{t('stake')}</dt>
            <dd>{stake ?? '…'}</dd>
          </div>
          <div>
            <dt>{t('net')}</dt>
            <dd data-sign={net?.sign}>{net?.text ?? '…'}</dd>
          </div>
        </dl>
        <div className="chips" role="group" aria-label={t('breakFor')}>
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
        <small>{t('breakNote')}</small>
      </Root>
    </Modal>
  );
}
