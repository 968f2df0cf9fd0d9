/** One file a namespace. The shell's words come with the document, the others when they are near. */
export const shellNamespaces = ['common', 'nav', 'shell', 'home'] as const;

export const namespaces = [
  ...shellNamespaces,
  'account',
  'activation',
  'agents',
  'cashier',
  'centre',
  'consent',
  'contracts',
  'forms',
  'games',
  'live',
  'login',
  'lottery',
  'messages',
  'notices',
  'offers',
  'password',
  'points',
  'popups',
  'records',
  'registration',
  'rewards',
  'safer',
  'security',
  'session',
  'social',
  'sports',
  'stage',
  'status',
  'errors',
  'document',
] as const;

export type Namespace = (typeof namespaces)[number];
