/** What gateways tell each other, for the pages that are open on them. */
export type LiveEvent =
  | { readonly topic: 'balance'; readonly merchant: string; readonly memberId: string }
  | { readonly topic: 'unread'; readonly merchant: string; readonly memberId: string }
  | { readonly topic: 'support'; readonly merchant: string; readonly memberId: string }
  /** Somebody of the staff, by name, or the member is typing in the member's chat with support; never stored. */
  | {
      readonly topic: 'typing';
      readonly merchant: string;
      readonly memberId: string;
      readonly name: string | null;
    }
  | {
      readonly topic: 'orders';
      readonly merchant: string;
      readonly memberId: string;
      readonly orderNo: string;
    }
  /** Something was said at a live table, or taken away. */
  | {
      readonly topic: 'room';
      readonly merchant: string;
      readonly roomId: string;
      readonly hidden: boolean;
    }
  /** A session of the member's has ended. */
  | { readonly topic: 'sessions'; readonly merchant: string; readonly memberId: string }
  /** The operator has changed what open pages show. */
  | { readonly topic: 'site'; readonly merchant: string }
  | { readonly topic: 'winners'; readonly merchant: string; readonly winner: number };
