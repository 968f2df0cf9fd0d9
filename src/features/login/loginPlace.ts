/** Where a log-in form is: in the popup, in the header's bubble, or on the agents' page (LOGIN-17). */
export type LoginPlace = 'popup' | 'header' | 'agent';
