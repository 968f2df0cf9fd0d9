import type { PushTopic } from '#contract/push';

/** What is ticked before a member chooses: nothing that offers. */
export const usualTopics: readonly PushTopic[] = ['payments', 'security', 'support', 'contracts'];
