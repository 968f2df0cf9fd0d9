import type { ComponentType } from 'react';
import type { ScreenName } from '@/config/routes';

type LazyScreen = Exclude<ScreenName, 'Home'>;

/** Screens that load with their route, each in a chunk of its own (NAV-14). The home screen is part of the first load. */
export const lazyScreens = {
  NoticePage: async () =>
    (await import(/* webpackChunkName: "notice-page" */ '@/screens/notice-page/NoticePageScreen'))
      .NoticePageScreen,
  Promotions: async () =>
    (await import(/* webpackChunkName: "promotions" */ '@/screens/promotions/PromotionsScreen'))
      .PromotionsScreen,
  PointMall: async () =>
    (await import(/* webpackChunkName: "point-mall" */ '@/screens/point-mall/PointMallScreen'))
      .PointMallScreen,
  Help: async () => (await import(/* webpackChunkName: "help" */ '@/screens/help/HelpScreen')).HelpScreen,
  Posts: async () =>
    (await import(/* webpackChunkName: "posts" */ '@/screens/posts/PostsScreen')).PostsScreen,
  Download: async () =>
    (await import(/* webpackChunkName: "download" */ '@/screens/download/DownloadScreen')).DownloadScreen,
  Category: async () =>
    (await import(/* webpackChunkName: "category" */ '@/screens/category/CategoryScreen')).CategoryScreen,
  Sports: async () =>
    (await import(/* webpackChunkName: "sports" */ '@/screens/category/SportsScreen')).SportsScreen,
  Hot: async () =>
    (await import(/* webpackChunkName: "hot" */ '@/screens/account-games/HotScreen')).HotScreen,
  Favourites: async () =>
    (await import(/* webpackChunkName: "favourites" */ '@/screens/account-games/FavouritesScreen'))
      .FavouritesScreen,
  Seamless: async () =>
    (await import(/* webpackChunkName: "seamless" */ '@/screens/seamless/SeamlessScreen')).SeamlessScreen,
  Lottery: async () =>
    (await import(/* webpackChunkName: "lottery" */ '@/screens/lottery/LotteryScreen')).LotteryScreen,
  AgentHome: async () =>
    (await import(/* webpackChunkName: "agent-home" */ '@/screens/agent-home/AgentHomeScreen'))
      .AgentHomeScreen,
} as const satisfies Record<LazyScreen, () => Promise<ComponentType>>;

/** Screens without a route, shown instead of a page. */
export const statusScreens = {
  maintenance: async () =>
    (await import(/* webpackChunkName: "maintenance" */ '@/screens/maintenance/MaintenanceScreen'))
      .MaintenanceScreen,
  blocked: async () =>
    (await import(/* webpackChunkName: "blocked" */ '@/screens/blocked/BlockedScreen')).BlockedScreen,
  resting: async () =>
    (await import(/* webpackChunkName: "safer-play" */ '@/screens/pause/PauseScreen')).PauseScreen,
  notFound: async () =>
    (await import(/* webpackChunkName: "not-found" */ '@/screens/not-found/NotFoundScreen')).NotFoundScreen,
} as const satisfies Record<string, () => Promise<ComponentType>>;
