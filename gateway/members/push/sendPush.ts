import type { PushNote } from '#contract/push';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { PushServices } from '../../sender/push/pushServices.ts';
import type { pushKey } from './pushKey.ts';
import { sealPush } from './sealPush.ts';
import type { PushDevice } from './schema.ts';

/** Seconds for which a push service keeps what a browser that is off cannot take. */
const KEPT_FOR = 24 * 3_600;

/** Hands a note to a browser's push service, sealed and signed. `gone`: that browser takes none any more. */
export const sendPush = async (
  services: PushServices,
  runtime: Pick<Runtime, 'randomBytes'>,
  key: Pick<ReturnType<typeof pushKey>, 'authorization'>,
  device: PushDevice,
  { note, contact }: { readonly note: PushNote; readonly contact: string },
): Promise<'taken' | 'gone'> =>
  services.post(
    device.endpoint,
    {
      authorization: await key.authorization(device.endpoint, contact),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_FOR),
      urgency: 'normal',
    },
    sealPush(device, JSON.stringify(note), runtime),
  );
