/** Most characters of one message to support. */
export const chatLength = 500;

/**
 * States of a member's chat with support: none was begun; it waits for an answer; somebody has answered; it was closed
 * and can be rated.
 */
export const chatStates = ['none', 'waiting', 'answered', 'closed'] as const;

/** Stars that a closed chat can be given. */
export const chatStars = { least: 1, most: 5 } as const;
