/** What somebody of the staff may do: an agent answers members; a lead also sees to others' chats, hours and rooms. */
export const staffRoles = ['agent', 'lead'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The desk lies on an origin of its own, the brand's host after this. */
export const deskPrefix = 'desk.';
export const deskSocketPath = '/desk/socket';

/** Lists of chats at the desk: those that wait, one's own, those of others (for a lead), those that are over. */
export const deskLists = ['waiting', 'mine', 'others', 'closed'] as const;
export type DeskList = (typeof deskLists)[number];

export const deskLimits = {
  /** Number of chats in a list. */
  chats: 100,
  /** Most characters of a name that members see. */
  shownName: 30,
} as const;

/** A call of the desk. Its session is a cookie; pages of the desk alone can write. */
export interface DeskCall {
  readonly method: 'GET' | 'POST';
  readonly path: `/desk/${string}`;
  /** Who may call: anyone, or somebody of at least this role. */
  readonly role: 'anyone' | StaffRole;
  /** The body is a form with one file, named `image`. */
  readonly upload?: true;
}

/** The calls of the desk (INFO-03), apart from those of the site: nothing of them is in its scripts. */
export const deskCalls = {
  logIn: { method: 'POST', path: '/desk/login', role: 'anyone' },
  logOut: { method: 'POST', path: '/desk/logout', role: 'agent' },
  me: { method: 'GET', path: '/desk/me', role: 'agent' },
  chats: { method: 'GET', path: '/desk/chats', role: 'agent' },
  chat: { method: 'GET', path: '/desk/chat', role: 'agent' },
  /** Payments and limits of the member of one's own chat; each look is written into the audit. */
  member: { method: 'GET', path: '/desk/member', role: 'agent' },
  take: { method: 'POST', path: '/desk/take', role: 'agent' },
  picture: { method: 'POST', path: '/desk/picture', role: 'agent', upload: true },
  say: { method: 'POST', path: '/desk/say', role: 'agent' },
  handOver: { method: 'POST', path: '/desk/hand-over', role: 'agent' },
  close: { method: 'POST', path: '/desk/close', role: 'agent' },
  colleagues: { method: 'GET', path: '/desk/colleagues', role: 'agent' },
  hours: { method: 'GET', path: '/desk/hours', role: 'agent' },
  rooms: { method: 'GET', path: '/desk/rooms', role: 'lead' },
  settleReport: { method: 'POST', path: '/desk/rooms/report', role: 'lead' },
  setSlow: { method: 'POST', path: '/desk/rooms/slow', role: 'lead' },
  filterWord: { method: 'POST', path: '/desk/rooms/word', role: 'lead' },
  setHours: { method: 'POST', path: '/desk/hours', role: 'lead' },
} as const satisfies Record<string, DeskCall>;

export type DeskCallName = keyof typeof deskCalls;

/** Message of the desk's socket: a chat of this member has changed, or the member is typing. */
export interface DeskNews {
  readonly kind: 'changed' | 'typing';
  readonly memberId: string;
}
