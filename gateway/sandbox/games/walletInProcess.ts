import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../http/endpoints/module.ts';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { walletSecret } from '../../play/seamlessWallet/vendorWallet.ts';
import { sendInProcess, walletClient, type WalletClient } from './walletClient.ts';

/** The wallet for the sandbox vendor, which lives in the gateway's own process. */
export const walletInProcess = (
  { database, runtime }: Pick<Parts, 'database' | 'runtime'>,
  app: Pick<FastifyInstance, 'inject'>,
): WalletClient => {
  const secrets = signingSecrets(database.queries, runtime);
  return walletClient({ send: sendInProcess(app), secrets: () => secrets.valid(walletSecret()), runtime });
};
