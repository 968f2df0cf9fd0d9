import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { headers } from '#contract/constants';
import { deskCalls, type DeskCallName } from '#contract/desk';
import type { DeskBody } from '#contract/deskTypes';
import { deskSchemas } from '#contract/schemas/desk';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import { callLimits, type CallLimits } from '../../http/plugins/callLimits.ts';
import { ownPagesOnly } from '../../http/plugins/ownPagesOnly.ts';
import { passwordDesk } from '../../members/credentials/passwordDesk.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { staffAuditStore } from '../accounts/staffAuditStore.ts';
import { staffCookie } from '../accounts/staffCookie.ts';
import { staffDeviceCookie } from '../accounts/staffDeviceCookie.ts';
import { staffDeviceStore } from '../accounts/staffDevices.ts';
import { staffEntry } from '../accounts/staffEntry.ts';
import { staffSessionStore } from '../accounts/staffSessions.ts';
import type { StaffRow } from '../accounts/schema.ts';
import { deskActs, toStaff } from './deskActs.ts';
import type { DeskActName } from './deskContext.ts';
import { deskPictures } from './deskPictures.ts';
import { deskSite } from './deskSite.ts';
import { deskSocket } from './deskSocket.ts';

export type DeskParts = Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'> & CallLimits;

const config = { desk: true } as const;

const acts = Object.keys(deskCalls).filter(
  (name): name is DeskActName => name !== 'logIn' && name !== 'logOut' && name !== 'picture',
);

interface Schemas {
  readonly value: TSchema;
  readonly body?: TSchema;
  readonly query?: TSchema;
}
const schemas: Readonly<Record<DeskCallName, Schemas>> = deskSchemas;

const schemaOf = (name: DeskCallName): { body?: TSchema; querystring?: TSchema } => {
  const { body, query } = schemas[name];
  return { ...(body && { body }), ...(query && { querystring: query }) };
};

/** The calls and the socket of the desk (INFO-03). */
export const deskRoutes =
  ({ database, runtime, tenants, log, perMinute }: DeskParts): AppPlugin =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries } = database;
    const sessions = staffSessionStore(queries, runtime);
    // Lanes of their own: no flood of members' log-ins keeps the staff out.
    const enter = staffEntry(queries, runtime, passwordDesk(runtime));
    await callLimits(app, { perMinute });
    ownPagesOnly(app);
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });

    const tenantOf = ({ hostname }: FastifyRequest): Tenant =>
      tenants.forHost(deskSite.brandHost(hostname)) ?? refuse('not_found');

    const isOwnDoing = (request: FastifyRequest): boolean =>
      request.headers[headers.background] === undefined;

    /** A look that is none of the person's own does not keep the session alive. */
    const whoIs = async (request: FastifyRequest, alive = isOwnDoing(request)): Promise<StaffRow> => {
      const token = staffCookie.read(request) ?? refuse('not_logged_in');
      const found = await sessions.resolve(tenantOf(request).merchantCode, token, alive);
      return found ?? refuse('not_logged_in');
    };

    app.post<{ Body: DeskBody<'logIn'> }>(
      deskCalls.logIn.path,
      { config, schema: schemaOf('logIn') },
      async (request, reply) => {
        const place = { address: countedAddress(request.ip), device: staffDeviceCookie.read(request) };
        const me = await enter(tenantOf(request).merchantCode, place, request.body);
        const { token, device } = await database.transaction(async (tx) => {
          await staffAuditStore(tx, runtime).add(me, 'log in', me.name);
          return {
            token: await staffSessionStore(tx, runtime).begin(me),
            device: await staffDeviceStore(tx, runtime).learn(me, place),
          };
        });
        void reply.header('set-cookie', [staffCookie.write(token), staffDeviceCookie.write(device)]);
        return { success: true, value: toStaff(me) };
      },
    );

    app.post(deskCalls.logOut.path, { config }, async (request, reply) => {
      await sessions.end(staffCookie.read(request) ?? refuse('not_logged_in'));
      void reply.header('set-cookie', staffCookie.clear);
      return { success: true, value: {} };
    });

    for (const name of acts) {
      const { method, path, role } = deskCalls[name];
      app.route({
        method,
        url: path,
        config,
        schema: schemaOf(name),
        handler: async (request) => {
          const me = await whoIs(request);
          if (role === 'lead' && me.role !== 'lead') return refuse('forbidden');
          const tenant = tenantOf(request);
          // The schemas of the table have checked both.
          const sent = { body: request.body, query: request.query } as never;
          const run = (on: Queries): Promise<unknown> =>
            deskActs[name]({ queries: on, runtime, tenant, me }, sent);
          return {
            success: true,
            value: await (method === 'GET' ? run(queries) : database.transaction(run)),
          };
        },
      });
    }

    await deskPictures(app, { database, runtime, config, whoIs });
    deskSocket(app, { database, runtime, log, config, whoIs });
  };
