import type { GameType } from '#contract/constants';
import { categoryArt } from '@/config/categoryArt';
import type { NavigationItem } from './useNavigation';

/** Whether an entry of the navigation is a category of games, and not a page. */
export const isCategory = (key: NavigationItem['key']): key is GameType => Object.hasOwn(categoryArt, key);
