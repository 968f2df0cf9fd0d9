import { hostCookie } from './hostCookie.ts';
import { DEVICE_DAYS } from './staffDevices.ts';

/** Tells a browser of the staff from strangers; it opens nothing and stays after a log-out. */
export const staffDeviceCookie = hostCookie('__Host-desk-device', DEVICE_DAYS * 86_400);
