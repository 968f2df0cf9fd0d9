import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import type { SupportProvider } from './SupportProvider.ts';

export interface SupportProviders {
  /** The support of a brand, as its folder names it. */
  readonly support: (tenant: Pick<Tenant, 'supportChat'>) => SupportProvider;
}

export interface SupportParts extends Parts {
  readonly providers: SupportProviders;
}
