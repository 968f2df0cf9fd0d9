import { useEffect, useMemo, useState } from 'react';
import type { Game } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { atLaunchHost } from '@/domain/atLaunchHost';
import type { LaunchMode } from '@/domain/launchDecision';
import { useSite } from '../session/siteContext';
import { useLanguage } from '../session/useLanguage';
import { useLaunchHosts } from './useLaunchHosts';

type Launch = 'launchGame' | 'launchGameFb' | 'launchTrial';

const callOf = ({ gameType }: Game, mode: LaunchMode): Launch => {
  if (mode === 'trial') return 'launchTrial';
  return gameType === 'SPORTS' || gameType === 'ESPORTS' ? 'launchGameFb' : 'launchGame';
};

interface Answered {
  readonly to: string;
  readonly result: CallResult<Launch>;
}

/** Requests a launch address for a game, once for each attempt: the gateway accepts an address only once. */
export const useGameLaunch = (game: Game | undefined, mode: LaunchMode) => {
  const { client } = useSite();
  const language = useLanguage();
  // A change of language applies to the next launch; it must not interrupt the running round.
  const [launchLanguage] = useState(language);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>();
  const asked = game && `${game.gameCode} ${mode} ${attempt}`;
  useEffect(() => {
    if (game === undefined || asked === undefined) return undefined;
    const controller = new AbortController();
    const { gameCode, vassalage } = game;
    const body = { gameCode, vassalage, platform: 'WEB', language: launchLanguage } as const;
    void client.send(callOf(game, mode), body).then((result) => {
      if (!controller.signal.aborted) setAnswered({ to: asked, result });
    });
    return () => controller.abort();
  }, [client, game, mode, asked, launchLanguage]);
  const result = answered?.to === asked ? answered?.result : undefined;
  const hosts = useLaunchHosts();
  const opened = useMemo(
    () => (result?.ok ? atLaunchHost(result.value, hosts, attempt) : undefined),
    [result, hosts, attempt],
  );
  return {
    opened,
    failure: result && !result.ok ? result.failure : undefined,
    openAgain: (): void => setAttempt(attempt + 1),
  };
};
