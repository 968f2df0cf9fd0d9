import type { Banner } from '#contract/wireTypes';
import { withModal } from '@/config/modals';
import { isBuiltAddress } from '@/config/routes';
import { readAddress, type Address, type AddressRules } from './address';

const identifier = /^[\w-]{1,64}$/;

type Linked = Pick<Banner, 'link'>;

const own = (path: string): Address => ({ kind: 'own', path });

const readRoute = ({ link }: Linked, rules: AddressRules): Address | undefined => {
  const address = readAddress(link, rules);
  if (address?.kind !== 'own') return undefined;
  return isBuiltAddress(address.path) ? address : undefined;
};

const targets = {
  none: () => undefined,
  route: readRoute,
  promotion: ({ link }) =>
    identifier.test(link) ? own(`/${withModal('', 'announcement', link)}`) : undefined,
  game: ({ link }) => (identifier.test(link) ? own(`/seamless?gameCode=${link}`) : undefined),
  external: ({ link }, rules) => {
    const address = readAddress(link, rules);
    return address?.kind === 'external' ? address : undefined;
  },
} as const satisfies Record<
  Banner['linkageType'],
  (banner: Linked, rules: AddressRules) => Address | undefined
>;

/** Where a banner leads; undefined if its link is empty or not allowed (HOME-01). */
export const bannerTarget = (
  { linkageType, link }: Pick<Banner, 'linkageType' | 'link'>,
  rules: AddressRules,
): Address | undefined => targets[linkageType]({ link }, rules);
