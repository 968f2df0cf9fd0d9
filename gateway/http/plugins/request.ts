import type { EndpointName } from '#contract/endpoints';
import type { Caller } from '../policy/caller.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant;
    caller: Caller;
    /** Version of the brand's catalogue when the call came; of calls that a closed site answers there is none. */
    catalogue: number;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointName;
    /** The body is a file (`uploadBodies`). */
    isUpload?: boolean;
  }
}
