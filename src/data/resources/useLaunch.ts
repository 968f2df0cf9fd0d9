import { useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '#contract/wireTypes';
import { returnTo } from '@/config/returnTo';
import { isBuiltAddress } from '@/config/routes';
import { launchDecision, type LaunchDecision, type LaunchMode } from '@/domain/launchDecision';
import { gameAddress } from '@/domain/gameAddress';
import { useIdentity } from '../session/useIdentity';
import { useModalAddress } from '../session/useModalAddress';

/** Opens games according to the current visitor's rights (GAME-06). */
export const useLaunch = () => {
  const navigate = useNavigate();
  const place = useLocation();
  const who = useIdentity();
  const modal = useModalAddress();

  const decide = (game: Game, mode: LaunchMode): LaunchDecision =>
    launchDecision({ who, mode, game, routeExists: isBuiltAddress });

  /** Guests are sent to /login and return to the game (spec §6). */
  const open = (game: Game, mode: LaunchMode): void => {
    const decision = decide(game, mode);
    const stage = gameAddress(game.gameCode, mode);
    switch (decision.to) {
      case 'login':
        return void navigate('/login', { state: returnTo(stage) });
      case 'gamePage':
        return void navigate(stage);
      case 'lottery':
        return void navigate(decision.path);
      case 'vendor':
        return void navigate(modal('vendor', decision.vassalage));
      case 'needReal':
      case 'maintenance':
        return void navigate(modal('gameClosed', decision.to));
      case 'notBuilt':
        return undefined;
    }
  };

  return {
    decide,
    open,
    /** For actions of members only: a guest is asked to log in and returns to this page. */
    asMember: (act: () => void): void => {
      if (!who.isLogin) void navigate('/login', { state: returnTo(place) });
      else if (who.isTrial) void navigate(modal('gameClosed', 'needReal'));
      else act();
    },
  };
};
