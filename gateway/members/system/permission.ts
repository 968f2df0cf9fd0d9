import { siteStatus } from '#contract/constants';
import type { Permission } from '#contract/wireTypes';
import type { PublicEnvelopeKey } from '../../http/envelope/envelopeKeys.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { FieldRule } from '../fieldRules/registerDefaults.ts';
import type { SiteRow } from '../../brands/sites/siteRepository.ts';
import { statusOf } from '../../brands/sites/siteService.ts';

/** Where the site leads: this host and the brand's first one. */
export const domainsOf = (tenant: Tenant, host: string) => ({
  domainRoute: host,
  mainDomain: tenant.hosts[0] ?? host,
});

const resourcesOf = ({ links }: Tenant): Permission['info']['resources'] =>
  Object.entries(links).map(([labelNameEn, url]) => ({ url, labelNameEn }));

export interface PermissionFacts {
  readonly tenant: Tenant;
  readonly host: string;
  readonly ip: string;
  readonly site: SiteRow;
  readonly rules: readonly FieldRule[];
  readonly serverKey: PublicEnvelopeKey;
}

/** The permission answer (spec §3): what the site must know before it shows itself. */
export const permissionAnswer = ({
  tenant,
  host,
  ip,
  site,
  rules,
  serverKey,
}: PermissionFacts): Permission => ({
  info: {
    ...domainsOf(tenant, host),
    resources: resourcesOf(tenant),
    whitelabelVal: {
      brand: tenant.key,
      name: tenant.name,
      merchantCode: tenant.merchantCode,
      languages: [...tenant.languages],
      currency: tenant.currency,
      currencySymbol: tenant.currencySymbol,
      decimals: tenant.decimals,
      timeZone: tenant.timeZone,
      age: tenant.age,
      favicon: tenant.favicon,
    },
    validate: [...rules],
    gtagId: tenant.gtagId,
    imageCDNs: [...tenant.imageCDNs],
    launchGameCDNs: [...tenant.launchGameCDNs],
    supportUrl: tenant.links.support ?? '',
  },
  location: { ip, country: site.country },
  maintenance: site.maintenance,
  regionRestriction: statusOf(site) === siteStatus.regionBlocked,
  maintenanceEnd: site.maintenance ? (site.maintenanceEnd?.toISOString() ?? null) : null,
  serverKey,
});
