/** Where a login form stands: over the page, under the header's button, or for agents (LOGIN-17). */
export type LoginPlace = 'popup' | 'header' | 'agent';
