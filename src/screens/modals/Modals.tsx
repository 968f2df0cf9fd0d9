import { lazy } from 'react';
import { ModalHost, type ModalEntry } from '@/features/modals/ModalHost';
import type { ModalName } from '@/config/modals';

const entries = {
  login: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "login" */ '@/features/login/LoginModal')).LoginModal,
    })),
    words: ['login', 'forms'],
  },
  register: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "registration" */ '@/features/registration/RegisterModal'))
        .RegisterModal,
    })),
    words: ['registration', 'forms'],
  },
  forgotPassword: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "password" */ '@/features/password/ForgotPasswordModal'))
        .ForgotPasswordModal,
    })),
    words: ['password', 'forms'],
  },
  changePassword: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "password" */ '@/features/password/ChangePasswordModal'))
        .ChangePasswordModal,
    })),
    words: ['password', 'forms'],
  },
  resetPassword: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "password" */ '@/features/password/ResetPasswordModal'))
        .ResetPasswordModal,
    })),
    words: ['password', 'forms'],
  },
  security: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "security" */ '@/features/security/SecurityModal'))
        .SecurityModal,
    })),
    words: ['security', 'session'],
  },
  twoFactor: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "security" */ '@/features/security/TwoFactorModal'))
        .TwoFactorModal,
    })),
    words: ['security', 'forms'],
  },
  logout: {
    Content: lazy(async () => ({
      default: (await import('@/features/member-area/LogoutModal')).LogoutModal,
    })),
    words: ['account'],
  },
  afterLogin: {
    Content: lazy(async () => ({
      default: (await import('@/features/member-area/AfterLoginModal')).AfterLoginModal,
    })),
    words: ['account'],
  },
  notice: {
    Content: lazy(async () => ({
      default: (await import('@/features/announcements/NoticeModal')).NoticeModal,
    })),
    words: ['notices'],
  },
  notices: {
    Content: lazy(async () => ({
      default: (await import('@/features/announcements/NoticesModal')).NoticesModal,
    })),
    words: ['notices'],
  },
  announcement: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "announcement" */ '@/features/popups/AnnouncementModal'))
        .AnnouncementModal,
    })),
    words: ['popups'],
  },
  search: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "search" */ '@/features/games/SearchModal')).SearchModal,
    })),
    words: ['games', 'nav'],
  },
  game: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "game-sheet" */ '@/features/games/GameModal')).GameModal,
    })),
    words: ['games'],
  },
  vendor: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "game-sheet" */ '@/features/games/VendorModal'))
        .VendorModal,
    })),
    words: ['games'],
  },
  gameClosed: {
    Content: lazy(async () => ({
      default: (await import(/* webpackChunkName: "game-sheet" */ '@/features/games/GameClosedModal'))
        .GameClosedModal,
    })),
    words: ['games'],
  },
} as const satisfies Record<ModalName, ModalEntry>;

/** Everything that may lie over a page, each a chunk of its own. */
export function Modals() {
  return <ModalHost entries={entries} />;
}
