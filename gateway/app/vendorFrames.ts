import type { Asked } from '../catalogue/vendors/GameVendor.ts';
import type { Tenant } from '../brands/tenants/tenant.ts';
import type { OutsideVendorConfig } from '../outside/games/outsideVendor.ts';
import { vendorSite } from '../sandbox/games/vendorSite.ts';

interface VendorPlaces {
  readonly vendorOrigin: string | undefined;
  readonly gameVendors: readonly OutsideVendorConfig[];
}

/** The origins of games that the pages of a brand may frame. */
export const vendorFrames =
  ({ vendorOrigin, gameVendors }: VendorPlaces) =>
  (request: Asked, brand: Pick<Tenant, 'hosts'>): string[] => [
    vendorSite(vendorOrigin).originFor(request, brand),
    ...gameVendors.map(({ url }) => url.origin),
  ];
