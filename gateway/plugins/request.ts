import type { EndpointName } from '#contract/endpoints';
import type { Caller } from '../caller.ts';
import type { Tenant } from '../tenant/tenant.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant;
    caller: Caller;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointName;
  }
}
