import type { Endpoint } from '../endpoint.ts';

const open = { module: 'SYSTEM', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;

export const systemEndpoints = {
  status: { ...open, method: 'GET', path: '/wps/system/status' },
  permission: { ...open, method: 'GET', path: '/wps/system/permission', byLanguage: true, chosen: true },
  whitelabel: { ...open, method: 'GET', path: '/wps/system/whitelabel' },
  domainRoute: { ...open, method: 'GET', path: '/wps/system/domainRoute' },
  registerSetting: { ...open, method: 'GET', path: '/wps/system/setting/register', byLanguage: true },
  publicSetting: { ...open, method: 'GET', path: '/wps/system/setting/public', chosen: true },
  helpCenter: { ...open, method: 'GET', path: '/wps/system/helpCenter', byLanguage: true },
  countryCodes: { ...open, method: 'GET', path: '/wps/system/countryCodes', byLanguage: true, chosen: true },
  captcha: { ...open, method: 'GET', path: '/wps/captcha' },
  report: { ...open, method: 'POST', path: '/wps/report', chosen: true },
  feedback: { ...open, method: 'PUT', path: '/wps/feedback', token: true },
} as const satisfies Record<string, Endpoint>;
