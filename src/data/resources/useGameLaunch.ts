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

/** Asks for a game to be opened, once for each game and try: what it answers is good once. */
export const useGameLaunch = (game: Game | undefined, mode: LaunchMode) => {
  const { client } = useSite();
  const language = useLanguage();
  // Another language goes into the next launch; it does not end the round that is played.
  const [spoken] = useState(language);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>();
  const asked = game && `${game.gameCode} ${mode} ${attempt}`;
  useEffect(() => {
    if (game === undefined || asked === undefined) return undefined;
    const given = new AbortController();
    const { gameCode, vassalage } = game;
    const body = { gameCode, vassalage, platform: 'WEB', language: spoken } as const;
    void client.send(callOf(game, mode), body).then((result) => {
      if (!given.signal.aborted) setAnswered({ to: asked, result });
    });
    return () => given.abort();
  }, [client, game, mode, asked, spoken]);
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
