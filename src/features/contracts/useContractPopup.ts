import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Value } from '#contract/wireTypes';
import { sessionKeys } from '@/config/storageKeys';
import { useConsolidated } from '@/data/session/useConsolidated';
import { usePause } from '@/data/session/usePause';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import { usePageCover } from '@/shared/usePageCover';
import { afterTyping } from '@/ui/hooks/afterTyping';
import { onIdle } from '@/ui/hooks/onIdle';

type Flags = Value<'fundsConsolidated'>;

/** Names what waits, so that the popup opens again only for something new; empty where nothing does. */
const waitingOf = (flags: Flags): string =>
  (['divtypereq', 'dailysalreqtype', 'contracthoursalreq', 'realtimesalreqtype'] as const)
    .filter((name) => flags[name] !== 'none')
    .map((name) => `${name}:${flags[name]}`)
    .join(' ');

/**
 * Opens the popup of contracts after a log-in when an offer or a request to end waits (AGENT-07, MOD-09), on whichever
 * page the visit begins; once a session for the same requests, never above another dialog or a game.
 */
export const useContractPopup = (): void => {
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  const { sessionText } = useSite();
  const address = useModalAddress()('contract');
  const { value } = useConsolidated();
  const waiting = value ? waitingOf(value) : '';
  // Whoever rests is left in peace; what waits is in the messages.
  const rests = usePause() !== null;
  const { interruptible } = usePageCover();
  const isDue =
    interruptible && !rests && waiting !== '' && sessionText.get(sessionKeys.contractPopup) !== waiting;
  const open = useEffectEvent(() => {
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    sessionText.set(sessionKeys.contractPopup, waiting);
    void navigate(address);
  });
  useEffect(() => {
    if (!isDue) return undefined;
    let callOff = () => undefined as void;
    let gone = false;
    const prepare = async () => {
      await Promise.all([
        import(/* webpackChunkName: "contracts" */ './ContractModal'),
        i18n.loadNamespaces(['contracts', 'common']),
      ]);
      if (gone) return;
      callOff = onIdle(() => {
        callOff = afterTyping(open);
      });
    };
    void prepare().catch(() => undefined);
    return () => {
      gone = true;
      callOff();
    };
  }, [isDue, i18n]);
};
