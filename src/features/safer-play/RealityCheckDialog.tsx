import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakLengths, type BreakLength } from '#contract/breakLengths';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { Failure } from '@/api/failure';
import { useSite } from '@/data/session/siteContext';
import { useAmounts } from '@/data/resources/useAmounts';
import type { SaferPlay } from '@/data/resources/useSaferPlay';
import { FormRefusal } from '@/forms/FormRefusal';
import { useLimitAmount } from '@/shared/useLimitAmount';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { Link } from '@/ui/actions/Link';
import { Modal } from '@/ui/overlays/Modal';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('RealityCheckDialog', [
  'facts',
  'group',
  'term',
  'value',
  'rest',
  'chips',
  'answers',
]);

const aMinute = 60_000;

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  [`& .${slot.facts}`]: { ...tabular, display: 'grid', gap: space(2), margin: 0 },
  [`& .${slot.facts} > .${slot.group}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space(4)}`,
  },
  [`& .${slot.term}`]: { color: vars.text.secondary },
  [`& .${slot.value}`]: {
    margin: 0,
    fontSize: textSize.subtitle,
    lineHeight: '26px',
    fontWeight: 700,
    overflowWrap: 'anywhere',
  },
  [`& .${slot.rest}`]: { display: 'grid', gap: space(2), color: vars.text.secondary },
  [`& .${slot.chips}`]: { display: 'flex', flexWrap: 'wrap', gap: space(2), '& > *': { flex: 1 } },
  // Both answers have equal weight.
  [`& .${slot.answers}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space(2),
  },
});

interface RealityCheckDialogProps {
  /** Undefined until it has loaded. */
  check: SaferPlay['realityCheck'] | undefined;
  /** Why it failed to load. */
  failure: Failure | undefined;
  onGoOn: () => Promise<Failure | undefined>;
  onBreak: (minutes: BreakLength) => Promise<Failure | undefined>;
  logout: string;
}

/** Shows time, stakes and result, and asks whether to continue or take a break. The dialog must be answered (SAFE-02). */
export function RealityCheckDialog({ check, failure, onGoOn, onBreak, logout }: RealityCheckDialogProps) {
  const { t } = useTranslation('safer');
  const { now } = useSite().client.clock;
  const money = useAmounts();
  const say = useLimitAmount();
  const labelId = useId();
  const [length, setLength] = useState<BreakLength>(15);
  const [busy, setBusy] = useState<'goOn' | 'rest'>();
  const [refused, setRefused] = useState<Failure>();
  const net = BigInt(check?.net.amount ?? 0);
  const sign = net === 0n ? 'even' : net < 0n ? 'lost' : 'won';
  const answer = async (which: 'goOn' | 'rest', act: () => Promise<Failure | undefined>): Promise<void> => {
    setBusy(which);
    setRefused(await act());
    setBusy(undefined);
  };
  const time = check && say(Math.max(1, Math.floor((now() - Date.parse(check.since)) / aMinute)));
  return (
    <Modal
      alert
      title={time === undefined ? t('reality.title') : t('check.title', { time })}
      size="small"
      phone="card"
    >
      <Root>
        {check ? (
          <dl className={slot.facts}>
            <div className={slot.group}>
              <dt className={slot.term}>{t('check.stake')}</dt>
              <dd className={slot.value}>{money.text(check.staked)}</dd>
            </div>
            <div className={slot.group}>
              <dt className={slot.term}>{t(`check.${sign}`)}</dt>
              <dd className={slot.value}>{money.text(net, true)}</dd>
            </div>
          </dl>
        ) : (
          failure === undefined && <TextSkeleton lines={2} />
        )}
        <div className={`${slot.group} ${slot.rest}`} role="group" aria-labelledby={labelId}>
          <span id={labelId}>{t('check.restTitle')}</span>
          <div className={`${slot.group} ${slot.chips}`}>
            {breakLengths.map((one) => (
              <Chip key={one} selected={one === length} onClick={() => setLength(one)}>
                {say(one)}
              </Chip>
            ))}
          </div>
        </div>
        <FormRefusal failure={refused ?? failure} />
        <div className={`${slot.group} ${slot.answers}`}>
          <Button
            size="large"
            fullWidth
            loading={busy === 'goOn'}
            onClick={() => void answer('goOn', onGoOn)}
          >
            {t('check.goOn')}
          </Button>
          <Button
            size="large"
            fullWidth
            loading={busy === 'rest'}
            aria-label={t('check.restOf', { length: say(length) })}
            onClick={() => void answer('rest', () => onBreak(length))}
          >
            {t('check.rest')}
          </Button>
        </div>
        <Link href={logout} tone="neutral">
          {t('check.logout')}
        </Link>
      </Root>
    </Modal>
  );
}
