import { LoginPreload } from '@/features/login/LoginPreload';
import { ModalHost, modalEntry, type ModalEntry } from '@/features/modals/ModalHost';
import type { ModalName } from '@/config/modals';

const entries = {
  login: modalEntry(
    async () => (await import(/* webpackChunkName: "login" */ '@/features/login/LoginModal')).LoginModal,
    'login',
    'forms',
  ),
  register: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "registration" */ '@/features/registration/RegisterModal'))
        .RegisterModal,
    'registration',
    'forms',
  ),
  activate: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "activation" */ '@/features/registration/ActivateModal'))
        .ActivateModal,
    'activation',
    'registration',
    'forms',
  ),
  forgotPassword: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "password" */ '@/features/password/ForgotPasswordModal'))
        .ForgotPasswordModal,
    'password',
    'forms',
  ),
  changePassword: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "password" */ '@/features/password/ChangePasswordModal'))
        .ChangePasswordModal,
    'password',
    'forms',
  ),
  resetPassword: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "password" */ '@/features/password/ResetPasswordModal'))
        .ResetPasswordModal,
    'password',
    'forms',
  ),
  twoFactor: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "two-factor" */ '@/features/security/TwoFactorModal'))
        .TwoFactorModal,
    'security',
    'forms',
  ),
  withdrawPassword: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "security-forms" */ '@/features/security/WithdrawPasswordModal'))
        .WithdrawPasswordModal,
    'security',
    'forms',
  ),
  contact: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "security-forms" */ '@/features/security/ContactModal'))
        .ContactModal,
    'security',
    'forms',
  ),
  nickname: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "nickname" */ '@/features/security/NicknameModal')).NicknameModal,
    'security',
    'forms',
  ),
  push: modalEntry(
    async () => (await import(/* webpackChunkName: "push" */ '@/features/push/PushModal')).PushModal,
    'push',
    'forms',
  ),
  bankAccount: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "security-forms" */ '@/features/security/BankAccountModal'))
        .BankAccountModal,
    'security',
    'forms',
  ),
  receivingAddress: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "receiving-address" */ '@/features/security/ReceivingAddressModal'))
        .ReceivingAddressModal,
    'security',
    'forms',
  ),
  round: modalEntry(
    async () => (await import(/* webpackChunkName: "records" */ '@/features/records/RoundModal')).RoundModal,
    'records',
    'nav',
  ),
  logout: modalEntry(async () => (await import('@/features/member-area/LogoutModal')).LogoutModal, 'account'),
  afterLogin: modalEntry(
    async () => (await import('@/features/member-area/AfterLoginModal')).AfterLoginModal,
    'account',
  ),
  notice: modalEntry(
    async () => (await import('@/features/announcements/NoticeModal')).NoticeModal,
    'notices',
  ),
  notices: modalEntry(
    async () => (await import('@/features/announcements/NoticesModal')).NoticesModal,
    'notices',
  ),
  announcement: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "announcement" */ '@/features/popups/AnnouncementModal'))
        .AnnouncementModal,
    'popups',
  ),
  search: modalEntry(
    async () => (await import(/* webpackChunkName: "search" */ '@/features/games/SearchModal')).SearchModal,
    'games',
    'nav',
  ),
  game: modalEntry(
    async () => (await import(/* webpackChunkName: "game-sheet" */ '@/features/games/GameModal')).GameModal,
    'games',
  ),
  vendor: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "game-sheet" */ '@/features/games/VendorModal')).VendorModal,
    'games',
  ),
  gameClosed: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "game-sheet" */ '@/features/games/GameClosedModal')).GameClosedModal,
    'games',
  ),
  roomChat: modalEntry(
    async () => (await import(/* webpackChunkName: "live" */ '@/features/live/RoomChatModal')).RoomChatModal,
    'live',
  ),
  saferPlay: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "safer-play" */ '@/features/safer-play/SaferPlayModal'))
        .SaferPlayModal,
    'safer',
    'cashier',
    'security',
    'forms',
  ),
  pauseTaken: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "safer-play" */ '@/features/safer-play/PauseTakenModal'))
        .PauseTakenModal,
    'safer',
  ),
  promotion: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "promotion" */ '@/features/offers/PromotionModal')).PromotionModal,
    'offers',
    'nav',
    'forms',
    'cashier',
  ),
  redeem: modalEntry(
    async () => (await import(/* webpackChunkName: "points" */ '@/features/points/RedeemModal')).RedeemModal,
    'points',
    'forms',
    'cashier',
    'security',
  ),
  convertPoints: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "points" */ '@/features/points/ConvertModal')).ConvertModal,
    'points',
    'forms',
    'cashier',
    'security',
  ),
  help: modalEntry(
    async () => (await import(/* webpackChunkName: "help" */ '@/features/help/HelpModal')).HelpModal,
    'help',
  ),
  post: modalEntry(
    async () => (await import(/* webpackChunkName: "posts" */ '@/features/posts/PostModal')).PostModal,
    'help',
  ),
  feedback: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "feedback" */ '@/features/feedback/FeedbackModal')).FeedbackModal,
    'help',
    'forms',
    'cashier',
  ),
  chat: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "support-chat" */ '@/features/support/SupportModal')).SupportModal,
    'support',
    'forms',
  ),
  contract: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "contracts" */ '@/features/contracts/ContractModal')).ContractModal,
    'contracts',
    'forms',
  ),
  statement: modalEntry(
    async () =>
      (await import(/* webpackChunkName: "contracts" */ '@/features/contracts/StatementModal'))
        .StatementModal,
    'contracts',
  ),
} as const satisfies Record<ModalName, ModalEntry>;

/** All modals, each in a chunk of its own. */
export function Modals() {
  return (
    <>
      <ModalHost entries={entries} />
      <LoginPreload load={entries.login.load} />
    </>
  );
}
