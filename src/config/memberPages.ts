interface MemberPageRow {
  /** Name in the address (spec §2). */
  readonly name: string;
  readonly group: 'money' | 'records' | 'rewards' | 'account';
  /** False until the page is built: no menu lists it, and its address shows the first page instead. */
  readonly built: boolean;
}

/**
 * The pages of the member centre (spec §2), in the order of its menu.
 *
 * To add a page: its component in `src/features/<feature>/<Name>Page.tsx`, which takes no props and starts with
 * `<CentrePage title=…>`; `built: true` here; the line in `src/app/memberPages.ts` that fetches it, which the types
 * then ask for. Menus, addresses and the header follow by themselves: `useCentreAddress()('withdraw')` links to it.
 */
export const memberPages = [
  { name: 'depositv2', group: 'money', built: true },
  { name: 'withdraw', group: 'money', built: true },
  { name: 'transferFund', group: 'money', built: true },
  { name: 'transferUpline', group: 'money', built: true },
  { name: 'personalHistoryCopy', group: 'records', built: true },
  { name: 'transactionHistory', group: 'records', built: true },
  { name: 'personalProfit', group: 'records', built: true },
  { name: 'bonusDetails', group: 'rewards', built: true },
  { name: 'rewardCenter', group: 'rewards', built: true },
  { name: 'manualRebate', group: 'rewards', built: true },
  { name: 'missionLeaderboard', group: 'rewards', built: true },
  { name: 'referral', group: 'rewards', built: true },
  { name: 'securityCenter', group: 'account', built: true },
  { name: 'messageV2', group: 'account', built: true },
] as const satisfies readonly MemberPageRow[];

export type MemberPageName = (typeof memberPages)[number]['name'];
export type MemberPageGroup = MemberPageRow['group'];
/** Pages that are there. */
export type BuiltMemberPage = Extract<(typeof memberPages)[number], { readonly built: true }>['name'];

const rows: readonly { readonly name: MemberPageName; readonly built: boolean }[] = memberPages;

export const isBuilt = (page: string | null): page is BuiltMemberPage =>
  rows.some(({ name, built }) => built && name === page);
