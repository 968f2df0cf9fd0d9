import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { usePauseEnd } from '@/data/session/usePauseEnd';
import type { AnyLimit } from '@/data/resources/useSaferPlay';
import { isUsedUp, usedPercent } from '@/domain/limitUse';
import { useLimitAmount } from '@/shared/useLimitAmount';
import { Button } from '@/ui/actions/Button';
import { LiveText } from '@/ui/typography/LiveText';
import { Progress } from '@/ui/feedback/Progress';
import { ownClasses } from '@/ui/styles/ownClasses';
import { LimitForm } from './LimitForm';
import type { LimitActs } from './limitActs';
import { RaiseNote } from './RaiseNote';
import { useLimitName } from './useLimitName';

const slot = ownClasses('LimitRow', ['head', 'strong', 'words', 'text']);

const Root = styled('li')({
  display: 'grid',
  gap: space(2),
  padding: `${space(3)} 0`,
  '& + &': { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.head}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(3)}`,
  },
  [`& .${slot.head} .${slot.strong}`]: { fontWeight: 600 },
  [`& .${slot.head} .${slot.words}`]: { marginRight: 'auto', color: vars.text.secondary },
  [`& .${slot.text}`]: {
    margin: 0,
    fontSize: textSize.meta,
    lineHeight: '20px',
    color: vars.text.secondary,
  },
});

/** One limit: its name, its usage, a waiting higher limit, and a form to change it (SAFE-01, SAFE-06). */
export function LimitRow({ limit, ...acts }: LimitActs & { limit: AnyLimit }) {
  const { t } = useTranslation('safer');
  const say = useLimitAmount();
  const endOf = usePauseEnd();
  const name = useLimitName()(limit);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const { amount, used, left, period, resetsAt } = limit;
  const percent = usedPercent(limit);
  const words =
    amount === null || left === null
      ? t('limit.noneUsed', { used: say(used) })
      : t('limit.used', {
          used: say(used),
          amount: say(amount),
          left: say(left),
          time: endOf(resetsAt) ?? '',
        });
  const close = (done = ''): void => {
    setSaid({ text: done, turn: said.turn + 1 });
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Root>
      <div className={slot.head}>
        <b className={slot.strong}>{t(`period.${period}`)}</b>
        <span className={slot.words}>{amount === null ? t('limit.none') : say(amount)}</span>
        <Button
          ref={opener}
          size="small"
          variant="outline"
          aria-expanded={open}
          aria-label={t(amount === null ? 'limit.setOf' : 'limit.changeOf', { name })}
          onClick={() => (open ? close() : setOpen(true))}
        >
          {t(amount === null ? 'limit.set' : 'limit.change')}
        </Button>
      </div>
      {percent !== undefined && (
        <Progress
          label={name}
          value={percent}
          valueText={words}
          tone={isUsedUp(limit) ? 'danger' : 'primary'}
        />
      )}
      <p className={slot.text}>{words}</p>
      <RaiseNote limit={limit} {...acts} onDone={close} />
      <LiveText className={slot.text} shown turn={said.turn}>
        {said.text}
      </LiveText>
      {open && <LimitForm limit={limit} setLimit={acts.setLimit} onSaved={close} onLeave={() => close()} />}
    </Root>
  );
}
