import type { GameView, Palette } from '../engine/gameWire.ts';
import { element } from './element.ts';
import { lookAtGame, openGame } from './gameServer.ts';
import { openTable } from './openTable.ts';
import './play.css';
import { languageOfBrowser } from './languageOfBrowser.ts';
import { localeOf } from './format.ts';
import { pageTitle } from './pageTitle.ts';
import { pageScene, pageSkin, wearSkin } from './pageSkin.ts';
import { loadGameWords, wordsFor } from './words.ts';

/** Keeps the game open over a reload of its frame; the store of this origin holds nothing else. */
const KEPT = 'marquee-game';

const kept = (): string | null => {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
};

const keep = (token: string): void => {
  try {
    sessionStorage.setItem(KEPT, token);
  } catch {
    // Without a store a reload begins at the lobby.
  }
};

/** The ticket leaves the address before it is used, so that no history holds it. */
const takeTicket = (): string => {
  const ticket = location.hash.slice(1);
  history.replaceState(null, '', location.pathname + location.search);
  return ticket;
};

const find = async (): Promise<GameView> => {
  const ticket = takeTicket();
  const merchant = new URLSearchParams(location.search).get('merchant') ?? '';
  if (ticket !== '') return openGame(merchant, ticket);
  return lookAtGame(kept() ?? '');
};

const paint = ({ background, ray, glow, ink, ramp }: Palette): void => {
  const colours = {
    middle: background[0],
    ground: background[1],
    edge: background[2],
    ray,
    glow,
    ink,
    light: ramp[0],
    main: ramp[1],
    deep: ramp[2],
    keyline: ramp[3],
  };
  for (const [name, colour] of Object.entries(colours)) {
    document.documentElement.style.setProperty(`--${name}`, colour);
  }
};

const start = async (): Promise<void> => {
  const root = document.getElementById('game') ?? document.body;
  try {
    const game = await find();
    keep(game.token);
    document.documentElement.lang = localeOf(game.language);
    await loadGameWords(game.language);
    // The document is called by its brand.
    document.title = pageTitle(game.name, document.title);
    paint(game.palette);
    wearSkin(document.documentElement, pageSkin(), pageScene());
    await openTable(game, root);
  } catch {
    await loadGameWords(languageOfBrowser());
    root.replaceChildren(
      element('p', { className: 'closed', textContent: wordsFor(languageOfBrowser()).over }),
    );
  }
};

void start();
