import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Value } from '#contract/wireTypes';
import { hasModal } from '@/config/modals';
import { routeOf } from '@/config/routes';
import { sessionKeys } from '@/config/storageKeys';
import { useConsolidated } from '@/data/session/useConsolidated';
import { usePause } from '@/data/session/usePause';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import { onIdle } from '@/ui/hooks/onIdle';

type Flags = Value<'fundsConsolidated'>;

/** Names what waits, so that the popup opens again only for something new; empty where nothing does. */
const waitingOf = (flags: Flags): string =>
  (['divtypereq', 'dailysalreqtype', 'contracthoursalreq', 'realtimesalreqtype'] as const)
    .filter((name) => flags[name] !== 'none')
    .map((name) => `${name}:${flags[name]}`)
    .join(' ');

/**
 * Opens the popup of contracts on the home page after a log-in when an offer or a request to end waits (AGENT-07,
 * MOD-09); once a session for the same requests, and never above another dialog.
 */
export const useContractPopup = (): void => {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  const { sessionText } = useSite();
  const address = useModalAddress()('contract');
  const { value } = useConsolidated();
  const waiting = value ? waitingOf(value) : '';
  const route = routeOf(pathname);
  // Whoever rests is left in peace; what waits is in the messages.
  const rests = usePause() !== null;
  const isFree = route?.path === '/' && !hasModal(search) && route.modal === undefined && !rests;
  const isDue = isFree && waiting !== '' && sessionText.get(sessionKeys.contractPopup) !== waiting;
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
      if (!gone) callOff = onIdle(open);
    };
    void prepare().catch(() => undefined);
    return () => {
      gone = true;
      callOff();
    };
  }, [isDue, i18n]);
};
