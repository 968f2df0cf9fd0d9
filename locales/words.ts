import type account from './vi/account.json';
import type agents from './vi/agents.json';
import type cashier from './vi/cashier.json';
import type centre from './vi/centre.json';
import type common from './vi/common.json';
import type consent from './vi/consent.json';
import type contracts from './vi/contracts.json';
import type document from './vi/document.json';
import type errors from './vi/errors.json';
import type forms from './vi/forms.json';
import type games from './vi/games.json';
import type home from './vi/home.json';
import type login from './vi/login.json';
import type live from './vi/live.json';
import type lottery from './vi/lottery.json';
import type messages from './vi/messages.json';
import type records from './vi/records.json';
import type rewards from './vi/rewards.json';
import type safer from './vi/safer.json';
import type nav from './vi/nav.json';
import type notices from './vi/notices.json';
import type password from './vi/password.json';
import type popups from './vi/popups.json';
import type registration from './vi/registration.json';
import type security from './vi/security.json';
import type session from './vi/session.json';
import type shell from './vi/shell.json';
import type sports from './vi/sports.json';
import type stage from './vi/stage.json';
import type status from './vi/status.json';
import type { Namespace } from './namespaces.ts';

/** The shape of every language: that of the Vietnamese files. */
export interface Words {
  account: typeof account;
  agents: typeof agents;
  cashier: typeof cashier;
  centre: typeof centre;
  common: typeof common;
  consent: typeof consent;
  contracts: typeof contracts;
  document: typeof document;
  errors: typeof errors;
  forms: typeof forms;
  games: typeof games;
  home: typeof home;
  login: typeof login;
  live: typeof live;
  lottery: typeof lottery;
  messages: typeof messages;
  records: typeof records;
  rewards: typeof rewards;
  safer: typeof safer;
  nav: typeof nav;
  notices: typeof notices;
  password: typeof password;
  popups: typeof popups;
  registration: typeof registration;
  security: typeof security;
  session: typeof session;
  sports: typeof sports;
  shell: typeof shell;
  stage: typeof stage;
  status: typeof status;
}

/** Words of some namespaces, as the document carries them for the first render. */
export type SomeWords = Partial<Pick<Words, Namespace>>;
